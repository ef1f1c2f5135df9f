import {
  type Environment,
  environment as environments,
  type SubscriptionTemplate,
  subscriptionTemplate,
} from '@yunyou/contract';

const allTypes: readonly SubscriptionTemplate[] = Object.values(subscriptionTemplate);
const typeOf = (value: unknown) => allTypes.find((type) => type === value);

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => ({ ...Object(value) });
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/**
 * The vendor's template ids, which differ between production and everywhere else. The file is edited by people: entries
 * that make no sense are left out.
 */
export function templateIds(file: unknown, environment: Environment): Map<SubscriptionTemplate, string> {
  const part = environment === environments.release ? 'production' : 'test';
  const ids = new Map<SubscriptionTemplate, string>();
  for (const entry of listOf(fieldsOf(file)[part])) {
    const { type, id } = fieldsOf(entry);
    const known = typeOf(type);
    if (known !== undefined && typeof id === 'string' && id !== '') ids.set(known, id);
  }
  return ids;
}

/** What is asked for at an occasion; nothing at one the file does not name. */
export function typesOfTask(file: unknown, name: string): SubscriptionTemplate[] {
  const task = listOf(fieldsOf(file).tasks)
    .map(fieldsOf)
    .find((one) => one.name === name);
  return listOf(task?.types).flatMap((type) => typeOf(type) ?? []);
}
