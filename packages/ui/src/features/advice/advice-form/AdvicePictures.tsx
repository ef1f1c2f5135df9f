import { advicePicturesMax } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { Uploader, type UploaderProps } from '../../../components/uploader';
import { errorText } from '../../../shell';
import { useTexts } from '../../../texts';

type Words = Pick<ReturnType<typeof useTexts>, 't'>;

export type AdvicePicturesProps = Pick<
  UploaderProps,
  'upload' | 'defaultValue' | 'error' | 'onValueChange' | 'onUnsentChange'
>;

/** Pictures that go with what a member says. */
export function AdvicePictures(props: AdvicePicturesProps) {
  const { t } = useTexts();
  return (
    <Uploader
      {...props}
      label={t('advice.pictures')}
      hint={t('advice.picturesHint', { max: advicePicturesMax })}
      max={advicePicturesMax}
    />
  );
}

/** What is wrong with words and pictures before they are sent. */
export const missingOf = ({ t }: Words, { text, unsent }: { text: string; unsent: number }) => ({
  ...(text.trim() === '' && { text: t('advice.textMissing') }),
  ...(unsent > 0 && { pictures: t('advice.unsent', { count: unsent }) }),
});

/** Where a refusal is said: at the pictures, or under the form. */
export const refusalOf = ({ t }: Words, error: unknown): { pictures?: string; form?: string } => ({
  [isApiError(error) && error.rule === 'fileMissing' ? 'pictures' : 'form']:
    errorText(error) ?? t('advice.failed'),
});
