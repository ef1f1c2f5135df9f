import { afterAll, beforeAll, expect } from 'vitest';
import {
  newIdCard,
  newMobile,
  startTestServer,
  type TestServer,
} from '../../../server/test/support/test-server';
import { buildProgram } from './built-program';
import { createPretendPlatform, type PretendPlatform } from './pretend-platform';
import { startRuntime } from './pretend-runtime';

const config = { apiUrl: 'http://yunyou.test', webUrl: 'https://shop.example' };
export const spotId = 'spot-feilian-gorge';
const productId = 'ticket-feilian-adult';

let server: TestServer;
let built: Awaited<ReturnType<typeof buildProgram>>;

/** One server and one built program for the tests of a file. */
export function useProgram(): void {
  beforeAll(async () => {
    [server, built] = await Promise.all([startTestServer(), buildProgram()]);
  });
  afterAll(async () => {
    await built.remove();
    await server.close();
  });
}

export const theServer = (): TestServer => server;

let persons = 0;
/** The program on the phone of somebody new, opened by a code with this query. */
export function launch(query?: Record<string, string>) {
  persons += 1;
  const platform = createPretendPlatform(server, { person: `person ${persons}`, query });
  return { platform, program: relaunch(platform) };
}
export type Launched = ReturnType<typeof launch>;

/** The program started anew on a phone. */
export function relaunch(platform: PretendPlatform) {
  const program = startRuntime({ folder: built.folder, wx: platform.wx, config });
  program.launch();
  return program;
}

export const rows = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value : []);

/** From the home page to the ticket, a day and a number chosen. */
export async function chooseTicket(
  { program }: Launched,
  { quantity = 1, ticket: id = productId } = {},
): Promise<void> {
  const home = await program.shown('home');
  home.tap('openSpot', { id: spotId });
  const spot = await program.shown('spot');
  spot.tap('openTicket', { id });
  const ticket = await program.shown('ticket');
  const open = rows(ticket.data.days).filter((day) => day.isOpen && day.note === '');
  ticket.tap('chooseDay', { day: String(open[1]?.day) });
  for (let count = 1; count < quantity; count++) ticket.tap('changeQuantity', { by: '1' });
  await ticket.tap('book');
}

/** Logs in as somebody new: the code knows nobody, the phone button binds their number. */
export async function logIn({ platform, program }: Launched, mobile = newMobile()): Promise<string> {
  const login = await program.shown('login');
  login.tap('agree');
  await login.tap('enter');
  expect(login.data).toMatchObject({ isNew: true, problem: '' });
  await login.tap('gotPhoneNumber', {}, await platform.phoneAnswer(mobile));
  expect(login.data.problem).toBe('');
  return mobile;
}

export async function book({ program }: Launched, travellers = 1): Promise<void> {
  const page = await program.shown('book');
  for (let count = 0; count < travellers; count++) {
    page.tap('typed', { field: 'newName' }, { value: '李云' });
    page.tap('typed', { field: 'newNumber' }, { value: newIdCard() });
    if (!page.data.isConsented) page.tap('consent');
    await page.tap('addTraveller');
    expect(page.data.problem).toBe('');
  }
  await page.tap('place');
}

/** Everything up to the page that asks for the money. */
export async function order(launched: Launched): Promise<void> {
  await chooseTicket(launched);
  await logIn(launched);
  await book(launched);
  await launched.program.shown('pay');
}
