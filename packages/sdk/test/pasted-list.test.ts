import { describe, expect, it } from 'vitest';
import { parseVisitorList } from '../src/appointment/pasted-list';

const LI = '11010519491231002X';
const WANG = '440524188001010014';

describe('a pasted list of visitors', () => {
  it.each([
    ['comma', `李云,${LI}`],
    ['Chinese comma', `李云，${LI}`],
    ['tab, as a spreadsheet copies it', `李云\t${LI}`],
    ['spaces, small x, numbered', `1. 李云 ${LI.toLowerCase()}`],
    ['full-width digits', '李云，１１０１０５１９４９１２３１００２Ｘ'],
    ['spaces inside of the number', '李云 110105 19491231 002X'],
  ])('reads a line with %s', (_, text) => {
    expect(parseVisitorList(text)).toEqual({
      visitors: [{ name: '李云', certType: 1, idCard: LI }],
      wrong: [],
    });
  });

  it('keeps a name of several words whole and knows a passport', () => {
    expect(parseVisitorList('Amélie de la Tour, 20AB12345').visitors).toEqual([
      { name: 'Amélie de la Tour', certType: 2, idCard: '20AB12345' },
    ]);
  });

  it('names each wrong line and keeps the right ones', () => {
    const text = [
      `李云，${LI}`,
      '',
      LI,
      '王山',
      '赵一，110105194912310021',
      `李云二，${LI}`,
      `王山，${WANG}`,
      `钱二 ${WANG.slice(0, 17)}`,
    ].join('\n');
    const { visitors, wrong } = parseVisitorList(text);
    expect(visitors.map(({ name }) => name)).toEqual(['李云', '王山']);
    expect(wrong.map(({ line, problem, other }) => [line, problem, other])).toEqual([
      [3, 'noName', undefined],
      [4, 'noNumber', undefined],
      [5, 'badNumber', undefined],
      [6, 'twice', 1],
      [8, 'badNumber', undefined],
    ]);
  });

  it('refuses a document that is not accepted, who is there already, and who has no room', () => {
    const problems = (text: string, options: Parameters<typeof parseVisitorList>[1]) =>
      parseVisitorList(text, options).wrong.map(({ problem }) => problem);
    expect(problems('Amélie 20AB12345', { certTypes: [1] })).toEqual(['certType']);
    expect(problems(`李云 ${LI}`, { known: [{ idCard: LI }] })).toEqual(['already']);
    expect(problems(`李云 ${LI}\n王山 ${WANG}`, { room: 1 })).toEqual(['tooMany']);
  });
});
