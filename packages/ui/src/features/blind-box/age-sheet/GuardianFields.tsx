import { boxAgeFree } from '@yunyou/contract';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import {
  type MobileCode,
  MobileCodeFields,
  type MobileCodeFieldsProps,
} from '../../session/login-form/MobileCodeFields';
import styles from './AgeForm.module.css';

export type Guardian = MobileCode;

export interface GuardianFieldsProps
  extends Pick<MobileCodeFieldsProps, 'value' | 'onChange' | 'refuse' | 'check' | 'sendCode'> {
  /** What is wrong, by field. */
  problems: Partial<Record<'guardianMobile' | 'guardianCode' | 'picture', string | undefined>>;
  /** Called when a field changes: what was wrong with it is no longer said. */
  onSolve: (field: 'guardianMobile' | 'guardianCode' | 'picture') => void;
}

/** A guardian's number, and the code that says that they agree. */
export function GuardianFields({ onChange, problems, onSolve, ...fields }: GuardianFieldsProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  return (
    <>
      <p className={styles.hint}>{t('blindBox.age.guardian', { age: boxAgeFree })}</p>
      <MobileCodeFields
        {...fields}
        texts={{
          mobile: t('blindBox.age.guardianMobile'),
          code: t('blindBox.age.guardianCode'),
          invalid: t('blindBox.age.guardianMobileInvalid'),
        }}
        mobileName="guardianMobile"
        autoComplete="off"
        problems={{
          mobile: problems.guardianMobile,
          code: problems.guardianCode,
          picture: problems.picture,
        }}
        onChange={(change) => {
          onChange(change);
          onSolve(change.mobile === undefined ? 'guardianCode' : 'guardianMobile');
        }}
        onDigits={() => onSolve('picture')}
        requestCode={async (mobile, picId) =>
          (await sdk.blindBoxes()).guardianCode(
            { mobile, ...(picId !== undefined && { picId }) },
            { silent: true },
          )
        }
      />
    </>
  );
}
