import type { Generated } from 'kysely';
import type { Json } from '../../database/json-column';
import type { MessageParameters, MessageTemplate } from './templates';

/** The part of the database that is members' inboxes. */
export interface MessageTables {
  inbox_messages: {
    id: string;
    member_id: string;
    template: MessageTemplate;
    parameters: Json<MessageParameters>;
    /** Page of the app that it is about. */
    href: string | null;
    /** What is told once: empty-handed when it was told already. */
    dedupe: string | null;
    read_ms: Generated<number | null>;
    at_ms: number;
  };
}
