import { appointmentStatus } from '@yunyou/contract';
import { shanghaiTime } from '@yunyou/sdk';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Cell, CellGroup } from '../../../components/cell';
import { CardGrid, MediaCardPending } from '../../../components/media-card';
import { Section } from '../../../components/section';
import { SkeletonText } from '../../../components/skeleton';
import { Empty } from '../../../components/state';
import { CalendarDaysIcon, ReceiptTextIcon, ShieldCheckIcon, UsersRoundIcon } from '../../../icons';
import { AppPage, PageBody, ResourceView, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { AppointmentCard } from '../appointment-card';
import { ItemCard } from '../item-card';
import { RightRow } from '../right-row';
import styles from './AppointmentHomeView.module.css';

export interface AppointmentHomeViewProps {
  /** Pages that it leads to. */
  hrefs: {
    items: string;
    validate: string;
    record: string;
    normalForm: string;
    detail: (id: string) => string;
    item: (itemId: string) => string;
    /** Where a time is chosen for a voucher. */
    book: (itemIds: readonly string[], voucherId: string) => string;
  };
}

/** As many as a person looks through at first. */
const SHOWN_ITEMS = 6;

/** Where appointments begin: the next one, what waits for a time, what can be appointed near the chosen city. */
export function AppointmentHomeView({ hrefs }: AppointmentHomeViewProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const cityName = sdk.location.cityName();
  const { day: today } = shanghaiTime(sdk.clock.now());
  const next = useResource(async () => {
    const { list } = await sdk.appointments();
    const { toBeUsed, ticketNotIssued } = appointmentStatus;
    const { records } = await list({ status: [ticketNotIssued, toBeUsed] }, { silent: true });
    return records.toSorted((one, other) => one.startsAtMs - other.startsAtMs)[0] ?? null;
  }, [sdk]);
  const rights = useResource(
    async () => (await sdk.appointments()).rights({ state: 'toAppoint' }, { silent: true }),
    [sdk],
  );
  const items = useResource(
    async () =>
      (await sdk.appointments()).items(
        { size: SHOWN_ITEMS, ...(cityName && { cityName }) },
        { silent: true },
      ),
    [sdk, cityName],
  );
  return (
    <AppPage>
      <PageBody>
        {/* Without a next one there is nothing to say here; that it could not be had is said by the list below. */}
        {next.value && (
          <Section title={t('appointment.home.next')}>
            <AppointmentCard appointment={next.value} href={hrefs.detail(next.value.id)} showsCode />
          </Section>
        )}
        <CellGroup title={t('appointment.home.services')}>
          <Cell
            icon={<CalendarDaysIcon />}
            title={t('appointment.items')}
            description={t('appointment.home.itemsText')}
            href={hrefs.items}
          />
          <Cell
            icon={<ShieldCheckIcon />}
            title={t('appointment.validate')}
            description={t('appointment.home.validateText')}
            href={hrefs.validate}
          />
          <Cell
            icon={<ReceiptTextIcon />}
            title={t('appointment.mine')}
            description={t('appointment.home.mineText')}
            href={hrefs.record}
          />
          <Cell
            icon={<UsersRoundIcon />}
            title={t('appointment.normal')}
            description={t('appointment.home.normalText')}
            href={hrefs.normalForm}
          />
        </CellGroup>
        <Section title={t('appointment.home.rights')}>
          <ResourceView
            resource={rights}
            isEmpty={({ records }) => records.length === 0}
            pending={
              <Card>
                <SkeletonText lines={2} />
              </Card>
            }
            empty={
              <Card>
                <p className={styles.none}>{t('appointment.home.noRights')}</p>
              </Card>
            }
          >
            {({ records }) => (
              <ul className={styles.list}>
                {records.map((right) => (
                  <li key={right.voucherId}>
                    <Card>
                      <div className={styles.right}>
                        <RightRow right={right} today={today} />
                        <ButtonLink
                          size="small"
                          href={hrefs.book(
                            right.items.map(({ id }) => id),
                            right.voucherId,
                          )}
                        >
                          {t('appointment.book')}
                        </ButtonLink>
                      </div>
                    </Card>
                  </li>
                ))}
              </ul>
            )}
          </ResourceView>
        </Section>
        <Section
          title={t('appointment.home.items')}
          more={{ href: hrefs.items, label: t('appointment.home.more') }}
        >
          <ResourceView
            resource={items}
            isEmpty={({ records }) => records.length === 0}
            pending={<MediaCardPending />}
            empty={<Empty title={t('appointment.item.empty')} description={t('appointment.emptyHint')} />}
          >
            {({ records }) => (
              <CardGrid look="wide">
                {records.map((item) => (
                  <ItemCard key={item.id} item={item} href={hrefs.item(item.id)} />
                ))}
              </CardGrid>
            )}
          </ResourceView>
        </Section>
      </PageBody>
    </AppPage>
  );
}
