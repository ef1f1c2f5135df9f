import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isAmount,
  isChinese,
  isDigits,
  isEmail,
  isImageFile,
  isLandline,
  isLetters,
  isLicencePlate,
  isMobile,
  isUrl,
  isVideoFile,
} from '../src';

type Check = (value: string) => boolean;

/** Every accepted text is accepted and every refused one refused; each is named in the failure. */
function verify(check: Check, accepted: readonly string[], refused: readonly string[]) {
  expect(accepted.filter((value) => !check(value))).toEqual([]);
  expect(refused.filter((value) => check(value))).toEqual([]);
}

// conformance: VAL-02
describe('phones', () => {
  it('accepts 1, then 2 to 9, then nine digits', () => {
    fc.assert(fc.property(fc.stringMatching(/^1[2-9]\d{9}$/), (number) => isMobile(number)));
    verify(
      isMobile,
      [],
      [
        '',
        '10345678901',
        '23800138000',
        '138001380000',
        '13800138 00',
        '１３８００１３８０００',
        '13800138000\n',
      ],
    );
  });

  it('accepts a landline with area code and extension', () => {
    verify(
      isLandline,
      ['010-12345678', '0755-1234567-8001'],
      ['010-123456', '01-12345678', '010-12345678-1', ''],
    );
  });
});

describe('digits, letters and Chinese', () => {
  it('want at least one character and nothing else', () => {
    verify(isDigits, ['0', '007'], ['', '1.5', '-1', ' 1', '１']);
    verify(isLetters, ['a', 'Yunyou'], ['', 'a b', 'é', '1']);
    verify(isChinese, ['云', '云游', '㐂', '𠮷野'], ['', '云 游', '云游1', 'カナ', '，']);
  });
});

describe('isEmail', () => {
  it('accepts usual addresses and refuses broken ones', () => {
    verify(
      isEmail,
      ['a@b.cn', 'first.last+tag@mail.example.com', 'x_y-z@sub.example.museum', `${'a'.repeat(64)}@b.cn`],
      [
        '',
        'a',
        '@b.cn',
        'a@',
        'a@b',
        'a b@c.cn',
        'a..b@c.cn',
        '.a@c.cn',
        'a.@c.cn',
        'a@b..cn',
        'a@-b.cn',
        'a@1.2.3.4',
        'a@b.cn ',
        `${'a'.repeat(65)}@b.cn`,
      ],
    );
  });

  it('wants letters and digits in the host, in any script, and nothing that only looks like them', () => {
    verify(
      isEmail,
      ['name@例子.中国', 'name@bücher.example', 'name@उदाहरण.भारत', 'name@q-q.com', 'NAME@QQ.COM'],
      [
        'name@qq.com，',
        'name@qq.com。',
        'name@qq.com；',
        'name@qq。com',
        'name@qq.com、',
        'name@qq.com\u200b',
        'name@\ufeffqq.com',
        'name@q\u00adq.com',
        'name@qq.com\u202e',
        'name@q\u3164q.com',
        'name@ｑｑ.com',
        'name@qq．com',
        'name@𝐪𝐪.com',
        'name@😀.com',
        'name@q☆q.com',
        'name@\u0301qq.com',
        'name@qq_.com',
        'na\u200bme@qq.com',
        'ｎame@qq.com',
      ],
    );
  });

  it('answers quickly on a long hostile text', () => {
    const started = performance.now();
    expect(isEmail(`a@${'a.'.repeat(50_000)}`)).toBe(false);
    expect(isUrl(`http://${'a.'.repeat(50_000)}!`)).toBe(false);
    expect(isUrl(`http://${'a-'.repeat(900)}!`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe('isUrl', () => {
  it('accepts http, https, ftp and protocol-relative with a name, an IPv4 address or localhost', () => {
    verify(
      isUrl,
      [
        'http://example.com',
        'HTTPS://Example.com/a/b?c=d#e',
        'ftp://user:secret@files.example.com/x',
        '//cdn.example.com/x.js',
        'http://localhost:5173/',
        'http://192.168.1.20:8080?x=1',
        'https://例子.中国/路径',
        'http://a.b:65535',
      ],
      [
        '',
        'example.com',
        '/pages/index/index',
        'mailto:a@b.cn',
        'javascript:alert(1)',
        'ws://example.com',
        'http://',
        'http://nodots',
        'http://a b.com',
        'http://example.com/a b',
        'http://256.1.1.1',
        'http://1.2.3',
        'http://a.b:65536',
        'http://-a.com',
        ' http://a.com',
      ],
    );
  });
});

describe('the host of a URL', () => {
  it('is a name of letters and digits, and the one that every reader sees', () => {
    verify(
      isUrl,
      ['http://example.com/👩\u200d👩\u200d👧', 'http://例子.中国:8080?a=，', 'http://user@example.com/'],
      [
        'http://example.com，',
        'http://example.com。',
        'http://example。com',
        'http://exam\u200bple.com',
        'http://example.com/\u202egpj.exe',
        'http://ｅxample.com',
        'http://😀.com',
        'httpſ://example.com',
        'http://example.com\\@evil.com',
        'http:\\\\example.com',
        'http://user\\@example.com',
        'http://example.com/\\evil.com',
        'http://example.com@',
        'http://a@b@example.com',
      ],
    );
  });
});

describe('isAmount', () => {
  it('accepts every amount of at least a fen with up to two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (fen) => {
        expect(isAmount((fen / 100).toFixed(2))).toBe(true);
        expect(isAmount((fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }))).toBe(true);
      }),
    );
  });

  it('refuses nothing, zero, three decimals, leading zeros and misplaced commas', () => {
    verify(
      isAmount,
      ['1', '0.5', '0.01', '12.3', '1,234', '1,234,567.89'],
      [
        '',
        '0',
        '0.0',
        '0.00',
        '0123',
        '1.234',
        '-1',
        '+1',
        '1.',
        '.5',
        '1,23',
        '12345,678',
        '1e3',
        ' 1',
        '￥1',
      ],
    );
  });
});

describe('isLicencePlate', () => {
  it('knows learner, police, trailer, border and consular plates', () => {
    verify(
      isLicencePlate,
      ['粤B1234学', '粤B1234警', '粤B1234挂', '粤Z1234澳', '沪A0023领', '使014578'],
      ['', '粤B', '粤b12345', '粤B1234O', '粤B123456', 'B123456', '粤BL12345', '粤B12345L', '学B12345'],
    );
  });

  it('accepts generated new-energy plates and refuses them with one place too many', () => {
    const plate = fc.stringMatching(/^[京粤沪川][A-HJ-NP-Z](?:[A-HJK][A-HJ-NP-Z0-9]\d{4}|\d{5}[A-HJK])$/);
    fc.assert(
      fc.property(plate, (value) => {
        expect(isLicencePlate(value)).toBe(true);
        expect(isLicencePlate(`${value}1`)).toBe(false);
      }),
    );
  });
});

// conformance: VAL-02
describe('media files', () => {
  it('look at the extension before query and fragment', () => {
    verify(
      isImageFile,
      ['a.jpg', 'A.JPEG', 'https://cdn.example.com/a/b.webp?x-process=resize,w_100', 'a.b.png#x'],
      ['', 'jpg', 'a.mp4', 'a.jpg.exe', 'https://example.com/?file=a.jpg', 'a.jpgx'],
    );
    verify(
      isVideoFile,
      ['a.mp4', 'https://cdn.example.com/live.m3u8?t=1', 'x.MOV'],
      ['a.jpg', 'mp4', 'a.mp4.txt'],
    );
  });
});
