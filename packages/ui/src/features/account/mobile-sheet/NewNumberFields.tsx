import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import {
  type MobileCode,
  MobileCodeFields,
  type MobileCodeFieldsProps,
} from '../../session/login-form/MobileCodeFields';

export interface NewNumberFieldsProps
  extends Pick<MobileCodeFieldsProps, 'value' | 'onChange' | 'problems' | 'refuse' | 'check' | 'sendCode'> {
  /** Called when a field changes: what was wrong with it is no longer said. */
  onSolve: (field: keyof MobileCode | 'picture') => void;
}

/** The new number and the code that is sent to it. */
export function NewNumberFields({ onChange, onSolve, ...fields }: NewNumberFieldsProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  return (
    <MobileCodeFields
      {...fields}
      texts={{
        mobile: t('account.mobile.new'),
        code: t('account.mobile.newCode'),
        invalid: t('account.mobile.invalid'),
      }}
      onChange={(change) => {
        onChange(change);
        onSolve(change.mobile === undefined ? 'code' : 'mobile');
      }}
      onDigits={() => onSolve('picture')}
      requestCode={async (mobile, picId) =>
        (await sdk.account()).requestCode({ target: 'new', mobile, picId }, { silent: true })
      }
    />
  );
}
