import { describe, expect, it } from 'vitest';
import { createPort, createWorld } from './support/world';

const form = '/pages/somewhere/somewhere?id=1';
const cropper = '/packages/user-module/cropper/cropper?from=somewhere';
const picture = { dataUrl: 'data:image/jpeg;base64,AAAA' };

describe('a picture one page lets the cropper cut out', () => {
  it('comes back to the page that asked, once, and nothing is sent', async () => {
    const world = createWorld();
    const { sdk, timers } = world;
    const port = createPort(true);
    let current = form;
    sdk.navigation.attach(port, { current: () => current });
    sdk.pictures.ask('somewhere');
    expect(port.moves).toEqual([`push ${cropper}`]);
    current = cropper;
    await timers.pass(1_000);
    sdk.pictures.answer(picture);
    expect(port.moves.at(-1)).toBe('back');
    current = form;
    expect(sdk.pictures.take()).toEqual(picture);
    expect(sdk.pictures.take()).toBeUndefined();
    expect(world.sent('/cuser/obs/config')).toEqual([]);
  });
});
