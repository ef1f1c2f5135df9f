// What `login.mjs` starts.
import { randomBytes } from 'node:crypto';
import { clientOf, logIn, makeMembers } from '../local-shop/members.mjs';
import { inParallel, openShop } from '../local-shop/open-shop.mjs';
import { runCommand } from '../local-shop/run.mjs';
import { createFindings, expectNoBreaches } from './findings.mjs';

const GUESSES = Number(process.env.GUESSES ?? 1_000);
const WIDTH = 60;
/** Promised (apps/server/src/modules/session). */
const PER_CHALLENGE = 5;
const UNNAMED = 20;
const WRONG_PER_NETWORK = 120;
const CODES_PER_NETWORK = 60;
const PER_PICTURE = 2;
const PICTURES_PER_NETWORK = 120;

let numbers = 0;
const newMobile = () => `138${String(10_000_000 + numbers++)}`;
const codeAt = (index) => String(100_000 + index);
const addressAt = (index) => `198.${18 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;

await runCommand(async (atEnd) => {
  // Two processes behind a proxy that is this machine, one that stands open.
  const proxied = { TRUSTED_PROXIES: '127.0.0.1' };
  const shop = await openShop(atEnd, [proxied, proxied, {}]);
  const { db, addresses } = shop;
  const [, , bare] = addresses;
  const findings = createFindings();

  /** A visitor whose request came through the proxy, with what is claimed in front of it. */
  const from = (forwardedFor, address = addresses[forwardedFor.length % 2]) =>
    clientOf(address, { token: undefined }, { fetch: withHeader('x-forwarded-for', forwardedFor) });
  const rules = async (count, call, width = WIDTH) =>
    inParallel(Array.from({ length: count }), width, (_, index) =>
      call(index).then(
        () => 'ok',
        (error) => error.rule ?? String(error.code ?? error.kind),
      ),
    );
  const times = (answers, rule) => answers.filter((one) => one === rule).length;
  const codeFor = async (mobile) => {
    const sms = await db
      .selectFrom('sandbox_sms')
      .select('body')
      .where('mobile', '=', mobile)
      .orderBy('sent_ms', 'desc')
      .execute();
    return { code: sms[0]?.body.match(/\d{6}/)?.[0] ?? '', sent: sms.length };
  };
  const newChallenge = async (index) => {
    const mobile = newMobile();
    const { challengeId } = await from(addressAt(60_000 + index)).session.smsCaptcha({ mobile });
    return { mobile, challengeId, ...(await codeFor(mobile)) };
  };
  const wrongCodes = (code) => (index) => (codeAt(index) === code ? '999999' : codeAt(index));

  // Guesses of one message's code, all at once, each from a network of its own.
  const first = await newChallenge(1);
  const guess = wrongCodes(first.code);
  const named = await rules(
    GUESSES,
    (index) => from(addressAt(index)).session.mobileLogin({ ...pick(first), code: guess(index) }),
    GUESSES,
  );
  findings.expect(times(named, 'codeWrong') <= PER_CHALLENGE, 'more guesses compared than promised');
  findings.expect(times(named, 'ok') === 0, 'a wrong code was let in');
  const late = await rules(1, () =>
    from('203.0.113.1').session.mobileLogin({ ...pick(first), code: first.code }),
  );
  findings.expect(late[0] === 'codeExpired', 'a code was worth something after five guesses', late[0]);

  // Guesses that do not name the message; whoever has it still gets in.
  const second = await newChallenge(2);
  const other = wrongCodes(second.code);
  const unnamed = await rules(GUESSES, (index) =>
    from(addressAt(index)).session.mobileLogin({ mobile: second.mobile, code: other(index) }),
  );
  findings.expect(times(unnamed, 'codeWrong') <= UNNAMED, 'more unnamed guesses compared than promised');
  const owner = await rules(1, () =>
    from('203.0.113.2').session.mobileLogin({ ...pick(second), code: second.code }),
  );
  findings.expect(owner[0] === 'ok', 'guesses of strangers lock the owner out', owner[0]);

  // One network, many numbers.
  const wide = await rules(300, (index) =>
    from('203.0.113.3').session.mobileLogin({ mobile: newMobile(), code: codeAt(index) }),
  );
  findings.expect(
    times(wide, 'codeWrong') <= WRONG_PER_NETWORK,
    'more wrong codes of a network than promised',
  );

  // One code, used fifty times at once.
  const third = await newChallenge(3);
  const uses = await rules(50, () => from('203.0.113.4').session.mobileLogin(pick(third, third.code)), 50);
  findings.expect(times(uses, 'ok') === 1, 'a code was used more than once', `${times(uses, 'ok')}`);

  // Messages: many for one number from everywhere, many numbers from one network.
  const pestered = newMobile();
  const flood = await rules(
    500,
    (index) => from(addressAt(index)).session.smsCaptcha({ mobile: pestered }),
    500,
  );
  const { sent } = await codeFor(pestered);
  findings.expect(sent === 1 && times(flood, 'ok') === 1, 'a flood sent more than one message', `${sent}`);
  const bill = await rules(200, () => from('203.0.113.5').session.smsCaptcha({ mobile: newMobile() }));
  findings.expect(times(bill, 'ok') <= CODES_PER_NETWORK, 'more messages of a network than promised');

  // Where a request comes from: what is claimed left of the proxy's word counts for nothing, with a proxy and without one.
  const picture = (client) => client.login.picture();
  const forged = await rules(300, (index) => picture(from(`${addressAt(index)}, 203.0.113.6`)));
  const open = await rules(300, (index) => picture(from(addressAt(index), bare)));
  for (const [how, answers] of Object.entries({ 'behind a proxy': forged, 'without a proxy': open }))
    findings.expect(times(answers, 'ok') <= PICTURES_PER_NETWORK, `a forged address counts ${how}`);
  const neighbour = await rules(1, () => picture(from('203.0.113.7')));
  findings.expect(neighbour[0] === 'ok', 'one network is counted as another', neighbour[0]);

  // Digits of a picture.
  const { picId } = await picture(from('203.0.113.8'));
  await rules(200, (index) =>
    from(addressAt(index)).login.checkPicture({ picId, code: String(index).padStart(4, '0') }),
  );
  const tried = await db
    .selectFrom('captcha_pictures')
    .select('attempts')
    .where('id', '=', picId)
    .executeTakeFirstOrThrow();
  findings.expect(
    tried.attempts === PER_PICTURE,
    'a picture was tried more than promised',
    `${tried.attempts}`,
  );

  // Who has an account is not told.
  const known = second.mobile;
  const answersOf = (mobile, index) => from(addressAt(50_000 + index)).session.smsCaptcha({ mobile });
  await db.deleteFrom('sms_codes').execute();
  const [ofKnown, ofUnknown] = [await answersOf(known, 1), await answersOf(newMobile(), 2)];
  const shapeOf = ({ challengeId, ...rest }) => JSON.stringify([challengeId.length, rest]);
  findings.expect(shapeOf(ofKnown) === shapeOf(ofUnknown), 'a message tells who has an account');
  const [asker] = await makeMembers(db, 1);
  const api = clientOf(addresses[0], asker);
  await db.deleteFrom('sms_codes').execute();
  const ofTaken = await api.member.changeMobileCode({ mobile: known });
  const ofFree = await api.member.changeMobileCode({ mobile: newMobile() });
  findings.expect(shapeOf(ofTaken) === shapeOf(ofFree), 'a new number tells who has it');

  // Tokens: guessed, ended, in the address.
  const guessed = await rules(GUESSES, () =>
    clientOf(addresses[0], { token: randomBytes(32).toString('base64url') }).session.userInfo(),
  );
  findings.expect(times(guessed, 'ok') === 0, 'a guessed token was let in');
  const leaver = { id: asker.id, token: randomBytes(32).toString('base64url') };
  await logIn(db, [leaver]);
  const leaving = clientOf(addresses[0], leaver);
  await leaving.session.end();
  const ended = await rules(1, () => leaving.session.userInfo());
  findings.expect(ended[0] !== 'ok', 'an ended session goes on');
  const inAddress = await fetch(`${addresses[0]}/cuser/member/api/getBaseUserInfo?token=${asker.token}`, {
    method: 'POST',
    headers: { cookie: `token=${asker.token}` },
  });
  findings.expect(
    inAddress.status === 401,
    'a token in the address or a cookie counts',
    `${inAddress.status}`,
  );
  expectNoBreaches(findings, await shop.breaches());
  return findings.report(`logins, ${GUESSES} guesses a kind, two processes behind a proxy and one without`, {
    'guesses of a message’s code, compared': times(named, 'codeWrong'),
    'guesses that name no message, compared': times(unnamed, 'codeWrong'),
    'wrong codes of one network for 300 numbers, compared': times(wide, 'codeWrong'),
    'one right code 50 times at once, let in': times(uses, 'ok'),
    'codes asked for one number 500 times at once, sent': sent,
    'codes asked for 200 numbers by one network, sent': times(bill, 'ok'),
    'pictures for 300 forged addresses behind a proxy': times(forged, 'ok'),
    'the same without a proxy': times(open, 'ok'),
    'digits of one picture tried 200 times, compared': tried.attempts,
    'guessed tokens let in': times(guessed, 'ok'),
  });
});

function pick({ mobile, challengeId }, code) {
  return { mobile, challengeId, ...(code && { code }) };
}

function withHeader(name, value) {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set(name, value);
    return fetch(input, { ...init, headers });
  };
}
