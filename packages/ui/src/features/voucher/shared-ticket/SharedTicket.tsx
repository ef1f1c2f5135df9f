import { appointmentStatus, type SharedVoucher, serverErrorCode } from '@yunyou/contract';
import { paths } from '@yunyou/navigation';
import { isApiError, type SharedVoucherView } from '@yunyou/sdk';
import { useMemo } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Cell, CellGroup } from '../../../components/cell';
import { NoticeBar } from '../../../components/notice-bar';
import { ErrorState, NoNetwork, StateMessage } from '../../../components/state';
import { VoucherCard, VoucherCardPending } from '../../../components/voucher-card';
import { MapPinIcon, RotateCwIcon } from '../../../icons';
import { AppPage, errorText, PageBody, useHydrated, useOnline, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { productHref, useSharedAs } from '../use-shared-as';
import { usesOf, validityOf } from '../voucher-words';
import styles from './SharedTicket.module.css';

export interface SharedTicketProps {
  /** The token of the link by which the ticket was passed on. */
  t: string;
}

/** What an answer says about the link itself, not about the network. */
const isRefused = (error: unknown): boolean => isApiError(error) && error.kind === 'business';
/** No such link, one that was taken back, or one that is cut off. */
const isOver = (error: unknown): boolean =>
  isApiError(error) &&
  (error.code === serverErrorCode.notFound ||
    error.code === serverErrorCode.badInput ||
    error.rule === 'linkOver');

/**
 * A ticket that somebody passed on: the code large, what it is for and when it was checked, without a login. It opens without a
 * network once it was seen on this device.
 */
export function SharedTicket({ t: token }: SharedTicketProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const isHydrated = useHydrated();
  const kept = useMemo(
    () => (isHydrated ? sdk.voucherLinks.peekShared(token) : undefined),
    [sdk, token, isHydrated],
  );
  const resource = useResource(() => sdk.voucherLinks.shared(token, { silent: true }), [sdk, token]);
  const { value, error, loading, reload } = resource;
  const known: SharedVoucherView | undefined = value ?? (kept && { voucher: kept, fromCache: true });
  useSharedAs(known?.voucher.product ?? undefined);

  if (isOver(error)) {
    return (
      <AppPage width="narrow">
        <StateMessage
          role="alert"
          scene="lost"
          title={t('voucher.shared.over')}
          description={t('voucher.shared.overText')}
          actions={<ButtonLink href={paths.home}>{t('voucher.shared.home')}</ButtonLink>}
        />
      </AppPage>
    );
  }
  if (error !== undefined && (!known || isRefused(error))) {
    const isOffline = isApiError(error) && error.kind === 'network';
    return (
      <AppPage width="narrow">
        {isOffline ? (
          <NoNetwork onRetry={reload} />
        ) : (
          <ErrorState description={errorText(error)} onRetry={reload} />
        )}
      </AppPage>
    );
  }
  return (
    <AppPage width="narrow">
      {known ? (
        <Ticket
          {...known}
          isUnchecked={(known.fromCache || error !== undefined) && !loading}
          onRefresh={reload}
        />
      ) : (
        <PageBody busy>
          <VoucherCardPending />
        </PageBody>
      )}
    </AppPage>
  );
}

interface TicketProps {
  voucher: SharedVoucher;
  isUnchecked: boolean;
  onRefresh: () => unknown;
}

function Ticket({ voucher, isUnchecked, onRefresh }: TicketProps) {
  const texts = useTexts();
  const { t, instant } = texts;
  const online = useOnline();
  const { code, status, frozen, title, places, product, checkedAtMs } = voucher;
  return (
    <PageBody>
      <div role="status" className={styles.notice}>
        {isUnchecked && (
          <NoticeBar tone="warning">
            {t('voucher.unchecked', {
              online: String(online),
              time: instant(checkedAtMs, 'dateTimeSeconds'),
            })}
          </NoticeBar>
        )}
      </div>
      {status === appointmentStatus.ticketNotIssued && <p className={styles.tip}>{t('voucher.waiting')}</p>}
      {code !== null && <p className={styles.tip}>{t('voucher.bright')}</p>}
      <VoucherCard
        code={code}
        status={status}
        stateText={frozen ? t('voucher.shared.frozen') : undefined}
        title={title}
        validity={validityOf(texts, voucher)}
        uses={usesOf(voucher)}
        checkedAtMs={checkedAtMs}
      />
      {places.length > 0 && (
        <CellGroup title={t('voucher.shared.place')}>
          {places.map(({ name, address }) => (
            <Cell key={name + address} icon={<MapPinIcon size={20} />} title={name} description={address} />
          ))}
        </CellGroup>
      )}
      <div className={styles.actions}>
        {product && (
          <ButtonLink variant="text" href={productHref(product)}>
            {t('voucher.shared.product')}
          </ButtonLink>
        )}
        <Button variant="outline" icon={<RotateCwIcon size={18} />} onClick={onRefresh}>
          {t('voucher.refresh')}
        </Button>
      </div>
    </PageBody>
  );
}
