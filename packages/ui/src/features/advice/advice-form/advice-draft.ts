import { type AdviceKind, adviceKinds } from '@yunyou/contract';

/** A suggestion that was begun. */
export interface AdviceDraft {
  kind: AdviceKind | '';
  text: string;
  orderId: string;
  mobile: string;
  pictures: readonly { key: string; url: string; name: string }[];
}

export const draftKey = 'advice';

export function isAdviceDraft(value: unknown): value is AdviceDraft {
  const { kind, text, orderId, mobile, pictures }: Record<string, unknown> = Object(value);
  return (
    (kind === '' || adviceKinds.some((one) => one === kind)) &&
    [text, orderId, mobile].every((words) => typeof words === 'string') &&
    Array.isArray(pictures)
  );
}
