import type { ResponseOf } from '@yunyou/contract';
import { paths } from '@yunyou/navigation';
import { isApiError } from '@yunyou/sdk';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { Cell, CellGroup } from '../../../components/cell';
import { useToast } from '../../../components/toast';
import { AppPage, PageBody, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { LeaveForm } from './LeaveForm';
import { LossList } from './LossList';

export interface CancellationViewProps {
  /** What is open, and what would be lost. */
  check: ResponseOf<'member', 'cancellationCheck'>;
  /** The agreement's document. */
  html: string;
  /** Where the member's annual cards are, which can be handed back before. */
  cardsHref: string;
  /** Asks again what is open. */
  onRefresh: () => Promise<unknown>;
}

/** Rules that say that the page has become old. */
const stale = ['openOrders', 'stillOwed', 'agreementChanged'];

/** Leaving for good: what is open, what is lost, the agreement, a code and a last question. */
export function CancellationView({ check, html, cardsHref, onRefresh }: CancellationViewProps) {
  const sdk = useSdk();
  const { t, money } = useTexts();
  const { show } = useToast();
  const { blockers, losses, cards = [], agreementVersion } = check;

  const leave = async (code: string | undefined) => {
    try {
      await (await sdk.account()).cancel({ code, agreementVersion }, { silent: true });
    } catch (error) {
      if (isApiError(error) && stale.includes(error.rule ?? '')) void onRefresh();
      throw error;
    }
    show(t('account.leave.done'), { kind: 'success' });
    sdk.navigation.relaunch(paths.home);
  };

  return (
    <AppPage width="narrow">
      <PageBody>
        {blockers.length > 0 && (
          <CellGroup title={t('account.leave.blocked')} footer={t('account.leave.blockedHint')}>
            {blockers.map(({ kind, count, amountFen, href }) => (
              <Cell
                key={kind}
                title={t('account.leave.blocker', { kind })}
                value={amountFen > 0 ? money(amountFen) : t('account.leave.count', { count })}
                href={href}
              />
            ))}
          </CellGroup>
        )}
        <Card title={t('account.leave.losses')}>
          <LossList losses={losses} cards={cards} />
          {cards.length > 0 && <Cell title={t('account.leave.cardsBack')} href={cardsHref} />}
        </Card>
        {blockers.length > 0 ? (
          <Button variant="outline" size="large" block onClick={onRefresh}>
            {t('account.leave.refresh')}
          </Button>
        ) : (
          // Another agreement is read from its beginning.
          <LeaveForm key={agreementVersion} html={html} onLeave={leave} />
        )}
      </PageBody>
    </AppPage>
  );
}
