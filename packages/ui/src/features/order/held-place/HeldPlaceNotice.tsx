import { isApiError } from '@yunyou/sdk';
import type { CheckoutProblem, CheckoutState } from '@yunyou/sdk/checkout';
import { ButtonLink } from '../../../components/button';
import { Countdown } from '../../../components/countdown';
import { NoticeBar } from '../../../components/notice-bar';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { problemText } from '../booking-form/problem-text';
import styles from './HeldPlaceNotice.module.css';

/** Where an order with a place of a flash sale leads. */
export interface HeldPlaceHrefs {
  /** The thing on the page of flash sales. */
  flashSale: (place: { activeId: string; activityProductId: string }) => string;
  /** The order that a place was ordered with. */
  order: (orderId: string) => string;
}

export interface HeldPlaceNoticeProps {
  /** The lines of the order, of which one may have a place. */
  state: Pick<CheckoutState, 'lines'>;
  /** The time is up: the server is asked whether the place still stands. */
  onEnd: () => unknown;
  /** Pages that it leads to. */
  hrefs: HeldPlaceHrefs;
}

/** Until when a place of a flash sale is held; once it is not, what happened to it and the way back. Nothing without a place. */
export function HeldPlaceNotice({ state, onEnd, hrefs }: HeldPlaceNoticeProps) {
  const { clock } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const line = state.lines.find(({ held }) => held !== undefined);
  if (!line?.held) return null;
  const { held, problems } = line;
  if (problems.held) {
    const orderId = orderOf(problems.held);
    return (
      <>
        <NoticeBar tone="danger" role="alert" tabIndex={-1} data-problem="" className={styles.notice}>
          {orderId === undefined ? problemText(texts, problems.held) : t('order.held.ordered')}
        </NoticeBar>
        {orderId === undefined ? (
          <>
            <p className={styles.hint}>{t('order.held.kept')}</p>
            <ButtonLink href={hrefs.flashSale(held)} variant="secondary" block>
              {t('order.held.back')}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink href={hrefs.order(orderId)} variant="secondary" block>
            {t('order.held.toOrder')}
          </ButtonLink>
        )}
      </>
    );
  }
  if (held.holdUntilMs === null) return null;
  return (
    <NoticeBar tone="info">
      <span className={styles.left}>
        {t('order.held.left')}
        <Countdown endsAtMs={held.holdUntilMs} now={clock.now} onEnd={() => void onEnd()} />
      </span>
      <span className={styles.hint}>{t('order.held.fixed')}</span>
    </NoticeBar>
  );
}

/** The order that the place was ordered with before, as the refusal names it. */
function orderOf(problem: CheckoutProblem): string | undefined {
  if (problem.code !== 'failed' || !isApiError(problem.error)) return undefined;
  const { orderId } = problem.error.detail as Record<string, unknown>;
  return problem.error.rule === 'transitionRefused' && typeof orderId === 'string' ? orderId : undefined;
}
