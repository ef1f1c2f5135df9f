/** What a subscribe message can say of an order. */
export type MessageValue = 'sn' | 'title' | 'day' | 'amount' | 'note';

/** How the operator's message templates are made up. */
export interface MessageTemplates {
  /** The mini-program's page that shows an order. */
  readonly page: string;
  /** Keys of each template by its type, and what stands there. */
  readonly templates: Readonly<Record<string, readonly { key: string; value: MessageValue }[]>>;
}
