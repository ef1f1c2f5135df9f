import type { Queries } from '../../database/connect';
import { newId } from '../../security/ids';
import { insertMessage } from './store';
import { type MessageParameters, type MessageTemplate, templates } from './templates';

export interface Told {
  memberId: string;
  template: MessageTemplate;
  parameters: MessageParameters;
  /** Id of what it is about, for the page it leads to. */
  subjectId?: string;
  /** What is told once, however often this is said. Default: each time anew. */
  once?: string;
  nowMs: number;
}

/** Puts a message into a member's inbox. */
export async function tell(
  db: Queries,
  { memberId, template, parameters, subjectId, once, nowMs }: Told,
): Promise<void> {
  const { href } = templates[template];
  await insertMessage(db, {
    id: newId(),
    member_id: memberId,
    template,
    parameters: JSON.stringify(parameters),
    href: href && subjectId !== undefined ? href.replace('{id}', encodeURIComponent(subjectId)) : null,
    dedupe: once ?? null,
    at_ms: nowMs,
  });
}
