import type { LotteryDetail, OwnLottery, PreviewPage, ResponseOf } from '@yunyou/contract';
import { badInput } from '../../http/refusal';
import type { VisitorRequest } from '../../http/request-context';
import { annualCard } from '../annual-card/handlers';
import { goods } from '../goods/handlers';
import { home } from '../home/handlers';
import { hotel } from '../hotel/handlers';
import { lottery } from '../lottery/handlers';
import { publishedCollectible } from '../nft/published';
import { scenicSpot } from '../scenic-spot/handlers';
import { shop } from '../shop/handlers';
import { special } from '../special/handlers';
import type { DraftPart } from './tables';

interface PageSource {
  /** Calls that a draft of the page can have answers of. */
  calls: readonly string[];
  /** The page is of one thing, such as a special: `required`, or what the page shows without. */
  id: 'required' | 'optional' | 'none';
  /** Its main answers are a member's, which no preview asks for: what is published is answered here. */
  isOfMember?: boolean;
  /** What is published now. */
  published(request: VisitorRequest, id: string): Promise<DraftPart[]>;
}

const part = (call: string, request: Record<string, string>, answer: unknown): DraftPart => ({
  ...{ call, request, answer },
});

/** Stands where the invitation code of a member would. */
const NO_CODE = 'PREVIEWS';

/** With none the wheel could not be turned, and nobody would see what it looks like. */
const CHANCES = 1;

/** A draw as a member who has just come sees it. */
const newcomers = (detail: LotteryDetail): OwnLottery => ({
  ...detail,
  ...{ chancesLeft: CHANCES, drawsDone: 0, agreed: false, inviteCode: NO_CODE },
});

const newcomersTasks = ({ tasks, nowMs }: LotteryDetail): ResponseOf<'lottery', 'tasks'> => ({
  tasks: tasks.map((task) => ({
    ...task,
    ...{ doneToday: 0, state: 'open', href: null, taskRunId: null, notBeforeMs: null },
  })),
  ...{ chancesLeft: CHANCES, inviteCode: NO_CODE, invited: [], nowMs },
});

const ofSpecial: PageSource = {
  calls: ['special.detail'],
  id: 'required',
  published: async (request, id) => [part('special.detail', { id }, await special.detail(request, { id }))],
};

const ofLottery: PageSource = {
  calls: ['lottery.own', 'lottery.tasks'],
  id: 'required',
  isOfMember: true,
  async published(request, id) {
    const detail = await lottery.detail(request, { activeId: id });
    return [
      part('lottery.own', { activeId: id }, newcomers(detail)),
      part('lottery.tasks', { activeId: id }, newcomersTasks(detail)),
    ];
  },
};

/** Where the answers of each page come from. */
export const pageSources: Readonly<Record<PreviewPage, PageSource>> = {
  'preview-home': {
    calls: ['home.layout', 'home.page'],
    id: 'none',
    published: async (request) => [
      part('home.layout', {}, await home.layout(request, {})),
      part('home.page', {}, await home.page(request, {})),
    ],
  },
  'scenic-spot-home': {
    calls: ['home.layout', 'scenicSpot.list'],
    id: 'none',
    published: async (request) => [
      part('home.layout', {}, await home.layout(request, {})),
      part('scenicSpot.list', { page: '1' }, await scenicSpot.list(request, { page: 1 })),
    ],
  },
  'hotel-home': {
    calls: ['hotel.search'],
    id: 'none',
    published: async (request) => [
      part('hotel.search', { page: '1' }, await hotel.search(request, { page: 1 })),
    ],
  },
  'goods-home': {
    calls: ['goods.home', 'goods.list'],
    id: 'none',
    published: async (request) => [part('goods.home', {}, await goods.home(request, {}))],
  },
  'spot-special': ofSpecial,
  'activity-special': ofSpecial,
  'shop-home': {
    calls: ['shop.home', 'goods.list'],
    id: 'required',
    published: async (request, id) => [
      part('shop.home', { supplierId: id }, await shop.home(request, { supplierId: id })),
    ],
  },
  'nft-collection': {
    calls: ['nft.collectionsDetail', 'nft.collectionsFile'],
    id: 'required',
    isOfMember: true,
    async published(request, id) {
      const { detail, file } = await publishedCollectible(request, id);
      return [
        part('nft.collectionsDetail', { collectionId: id }, detail),
        part('nft.collectionsFile', { collectionId: id }, file),
      ];
    },
  },
  lottery: ofLottery,
  'lottery-task': ofLottery,
  'annual-card': {
    calls: ['annualCard.list', 'annualCard.detail'],
    id: 'optional',
    published: async (request, id) =>
      id === ''
        ? [part('annualCard.list', { page: '1' }, await annualCard.list(request, { page: 1 }))]
        : [part('annualCard.detail', { id }, await annualCard.detail(request, { id }))],
  },
};

/** Refuses a page without what it is of. */
export function expectSubject(page: PreviewPage, id: string): void {
  if (pageSources[page].id === 'required' && id === '') throw badInput([{ field: 'id', reason: 'missing' }]);
}
