import type { AppointmentRight } from '@yunyou/contract';
import { shanghaiTime } from '@yunyou/sdk';
import { useState } from 'react';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Checkbox } from '../../../components/checkbox';
import { CardGrid, MediaCardPending } from '../../../components/media-card';
import { Section } from '../../../components/section';
import { SkeletonText } from '../../../components/skeleton';
import { Empty } from '../../../components/state';
import { AppPage, PageBody, ResourceView, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { ItemCard } from '../item-card';
import { RightRow } from '../right-row';
import styles from './EnterListView.module.css';

export interface EnterListViewProps {
  /** Only vouchers of this order; empty for all. */
  orderId: string;
  /** Only items of this spot; empty for all. */
  spotId: string;
  /** Pages that it leads to. */
  hrefs: { item: (itemId: string, voucherIds: readonly string[]) => string };
}

/** What a member can choose a time for: vouchers first, several of one item together, then every item. */
export function EnterListView({ orderId, spotId, hrefs }: EnterListViewProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const [chosen, setChosen] = useState<readonly AppointmentRight[]>([]);
  const { day: today } = shanghaiTime(sdk.clock.now());
  const rights = useResource(
    async () =>
      (await sdk.appointments()).rights(
        { state: 'toAppoint', size: 50, ...(orderId && { orderId }) },
        { silent: true },
      ),
    [sdk, orderId],
  );
  const cityName = sdk.location.cityName();
  const items = useResource(
    async () =>
      (await sdk.appointments()).items(
        { size: 50, ...(spotId ? { spotId } : cityName && { cityName }) },
        { silent: true },
      ),
    [sdk, spotId, cityName],
  );
  const shared = sharedItems(chosen);
  const people = chosen.reduce((sum, right) => sum + right.people, 0);
  return (
    <AppPage
      bottomBar={
        shared.length > 0 && (
          <div className={styles.bar}>
            <span role="status">{t('appointment.right.chosen', { count: chosen.length, people })}</span>
            <div className={styles.goals}>
              {shared.map(({ id, title }) => (
                <ButtonLink
                  key={id}
                  href={hrefs.item(
                    id,
                    chosen.map(({ voucherId }) => voucherId),
                  )}
                >
                  {shared.length === 1 ? t('appointment.book') : title}
                </ButtonLink>
              ))}
            </div>
          </div>
        )
      }
    >
      <PageBody>
        <ResourceView
          resource={rights}
          isEmpty={({ records }) => records.length === 0}
          pending={
            <Card>
              <SkeletonText lines={3} />
            </Card>
          }
          empty={orderId !== '' && <Empty title={t('appointment.home.noRights')} />}
        >
          {({ records }) => (
            <Card title={t('appointment.right.own')}>
              <ul className={styles.rights}>
                {records.map((right) => {
                  const isChosen = chosen.some(({ voucherId }) => voucherId === right.voucherId);
                  return (
                    <li key={right.voucherId}>
                      <Checkbox
                        checked={isChosen}
                        // Together they must be good for one item.
                        disabled={!isChosen && sharedItems([...chosen, right]).length === 0}
                        onCheckedChange={(checked) =>
                          setChosen((before) =>
                            checked
                              ? [...before, right]
                              : before.filter(({ voucherId }) => voucherId !== right.voucherId),
                          )
                        }
                      >
                        <RightRow right={right} today={today} />
                      </Checkbox>
                    </li>
                  );
                })}
              </ul>
            </Card>
          )}
        </ResourceView>
        <Section title={t('appointment.home.items')}>
          <ResourceView
            resource={items}
            isEmpty={({ records }) => records.length === 0}
            pending={<MediaCardPending />}
            empty={
              <Empty title={t('appointment.item.empty')} description={t('appointment.item.emptyHint')} />
            }
          >
            {({ records }) => (
              <CardGrid look="wide">
                {records.map((item) => (
                  <ItemCard key={item.id} item={item} href={hrefs.item(item.id, [])} />
                ))}
              </CardGrid>
            )}
          </ResourceView>
        </Section>
      </PageBody>
    </AppPage>
  );
}

/** Items that all of these vouchers are good for. */
function sharedItems(rights: readonly AppointmentRight[]): AppointmentRight['items'] {
  const [first, ...others] = rights;
  if (!first) return [];
  return first.items.filter(({ id }) => others.every(({ items }) => items.some((item) => item.id === id)));
}
