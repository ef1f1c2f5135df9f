import { maskMobile } from '@yunyou/validators';
import { Button } from '../../../components/button';
import { Cell, CellGroup } from '../../../components/cell';
import { useLazySheet, useResource, useSdk, useSession } from '../../../shell';
import { useTexts } from '../../../texts';
import { AppealCell, isOpenAppeal } from './AppealCell';

const loadSheet = () => import('../mobile-sheet/MobileSheet.lazy');

/** The mobile number, masked, with what changes it and when it was changed. */
export function MobileCells() {
  const sdk = useSdk();
  const { t, instant } = useTexts();
  const { user } = useSession();
  const { Sheet, open, setOpen } = useLazySheet(loadSheet);
  const mobile = user?.phoneNumber ?? '';
  const { value: changes = [], reload } = useResource(
    async () => (await sdk.account()).mobileChanges({ silent: true }),
    [sdk],
  );
  const { value: appeal, reload: reloadAppeal } = useResource(
    async () => (await sdk.account()).mobileAppeal({ silent: true }),
    [sdk],
  );
  const reloadBoth = () => Promise.all([reload(), reloadAppeal()]);
  return (
    <CellGroup title={t('account.security.title')}>
      <Cell
        title={t('account.security.mobile')}
        description={mobile === '' ? t('account.security.noMobile') : maskMobile(mobile)}
        value={
          <Button variant="outline" size="small" onClick={() => setOpen(true)}>
            {t('account.security.change')}
          </Button>
        }
      />
      {/* A change that took effect stands in the log. */}
      {appeal && appeal.state !== 'done' && <AppealCell appeal={appeal} onChanged={reloadBoth} />}
      {changes.length > 0 &&
        changes.map(({ fromMobile, toMobile, atMs }) => (
          <Cell
            key={atMs}
            title={
              fromMobile === ''
                ? t('account.security.bound', { to: toMobile })
                : t('account.security.changed', { from: fromMobile, to: toMobile })
            }
            description={instant(atMs)}
          />
        ))}
      {Sheet && (
        <Sheet
          open={open}
          onOpenChange={setOpen}
          currentMobile={mobile}
          canAppeal={!(appeal && isOpenAppeal(appeal.state))}
          onChanged={reloadBoth}
        />
      )}
    </CellGroup>
  );
}
