import { z } from 'zod';
import type { nft as calls } from '../calls/nft';
import {
  exchangeCosts,
  exchangeGains,
  exchangeObstacles,
  exchangePiecesMax,
  nftCertificateStates,
  nftKinds,
  nftRarities,
  pieceStatuses,
  pieceWays,
  timeStatus,
  verificationStatuses,
} from '../constants';
import { consent } from './consent';
import { enumOf, epochMs, fen, hex, id, nothing, pageOf, pageRequest, picture, text } from './fields';
import type { SchemasFor } from './schema';

const count = z.int().min(0);

const spot = z
  .strictObject({ scenicSpotId: id, name: z.string() })
  .nullable()
  .describe('A visit of it leads to this one; null for none');

const activity = z.strictObject({
  activityId: id,
  name: z.string(),
  intro: z.string(),
  picture,
  startsAtMs: epochMs,
  endsAtMs: epochMs,
  timeStatus: enumOf(timeStatus),
  rules: z.array(z.string()).describe('Paragraphs'),
  minAge: z.int().min(1).describe('Nobody younger exchanges'),
  participants: count.describe('Members who have joined'),
});

const collection = z.strictObject({
  collectionId: id,
  activityId: id,
  name: z.string(),
  subtitle: z.string(),
  picture,
  kind: z.enum(nftKinds),
  rarity: z.enum(nftRarities),
  total: z.int().min(1),
  issued: count.describe('Pieces that were ever made: the highest serial number'),
  source: z.string(),
  author: z.string(),
  spot,
});

const certificate = z.strictObject({
  state: z.enum(nftCertificateStates),
  network: z.string(),
  record: z.string().describe('What is entered, as canonical JSON: the collection, the number, the holder'),
  hash: hex(64).describe('SHA-256 of `record`, lower hex'),
  txId: z.string().nullable().describe('The entry of the ledger; null before it is `issued`'),
  atMs: epochMs.nullable(),
  lookUpUrl: z.string().nullable().describe("The ledger's own page of the entry"),
});

const piece = z.strictObject({
  pieceId: id,
  collectionId: id,
  serialNo: z.int().min(1).describe('From 1 to the total of its collection'),
  status: z.enum(pieceStatuses),
  how: z.enum(pieceWays),
  gotAtMs: epochMs,
});

const cost = z.strictObject({
  kind: z.enum(exchangeCosts),
  id: id.describe("A collection, or for credits the activity's own"),
  amount: z.int().min(1),
});

const shownCost = cost.extend({
  name: z.string(),
  picture: picture.nullable(),
  have: count.nullable().describe("The member's own that can be used; null without a login"),
});

const product = z.strictObject({
  productId: id,
  activityId: id,
  name: z.string(),
  picture,
  gives: z.strictObject({ kind: z.enum(exchangeGains), id }),
  valueFen: fen.describe('Of a coupon or a prize; 0 for a collectible, which has no price'),
  cost: z.array(shownCost).min(1),
  stock: count,
  left: count,
  perMember: z.int().min(1).nullable().describe('So often by one person, over all their accounts'),
  mine: z
    .strictObject({
      used: count.describe('Exchanges of it by the member'),
      canExchange: z.boolean(),
      why: z.enum(exchangeObstacles).nullable(),
    })
    .nullable()
    .describe('Null without a login'),
});

const verification = {
  status: z.enum(verificationStatuses),
  triesLeft: count.describe('Today, within those of thirty days'),
};

export const nft = {
  detail: {
    summary: 'An activity of collectibles; the first call of a member inside its time joins it.',
    request: z.object({ id: id.optional().describe('Default the current one') }),
    response: z.strictObject({
      activity,
      joined: z
        .strictObject({
          userIndex: z.int().min(1).describe('第n位参与者: the number under which the member joined'),
          joinedAtMs: epochMs,
        })
        .nullable(),
      credits: count.describe('参与印记 of the member'),
      creditSpots: z
        .array(z.strictObject({ scenicSpotId: id, name: z.string(), credits: count }))
        .describe('A verified voucher of these brings one each; `credits`: what it has brought'),
      verified: z.boolean(),
      others: z
        .array(activity.pick({ activityId: true, name: true, timeStatus: true }))
        .describe('Other activities, those that run first'),
      nowMs: epochMs,
    }),
    codes: [404],
  },
  userInfo: {
    summary: 'Who the member is as a holder of collectibles.',
    request: nothing,
    response: z.strictObject({
      memberId: id,
      name: z.string(),
      avatarUrl: z.string().describe('Empty for none'),
      status: verification.status,
      nameMasked: z.string().describe('Empty where nothing is verified'),
      idMasked: z.string().describe('Empty where nothing is verified'),
      verifiedAtMs: epochMs.nullable(),
      holderNo: z.string().describe('Stands for the member in the ledger'),
    }),
  },
  collections: {
    summary: 'Collections of an activity, in their published order.',
    request: z.object({ ...pageRequest, activityId: id }),
    response: pageOf(
      collection.extend({
        ownedCount: count.nullable().describe("The member's held pieces; null without a login"),
      }),
    ),
    codes: [404],
  },
  productList: {
    summary: 'What can be exchanged in an activity, for what.',
    request: z.object({ ...pageRequest, activityId: id }),
    response: pageOf(product),
    codes: [404],
  },
  userVerified: {
    summary: 'Checks who the member is, once. Neither the number nor the answer of the service is kept.',
    request: z.object({
      name: text(30).min(2),
      idCard: text(18).describe('Resident ID, 18 digits'),
      consentId: id.describe('Of purpose `realName`'),
    }),
    response: z.strictObject({
      ...verification,
      nameMasked: z.string(),
      reason: z.string().nullable().describe('A rule; null for what is verified'),
    }),
    codes: [409, 422],
  },
  myCollections: {
    summary: 'Pieces of the member, the newest first.',
    request: z.object({
      ...pageRequest,
      activityId: id.optional(),
      status: z.enum(pieceStatuses).optional().describe('`held` has the frozen ones, too'),
    }),
    response: pageOf(
      piece.extend({
        name: z.string(),
        picture,
        kind: z.enum(nftKinds),
        rarity: z.enum(nftRarities),
        total: z.int().min(1),
      }),
    ),
  },
  exchange: {
    summary: 'Uses up pieces and credits, and gives what they are exchanged for: all of it, or nothing.',
    request: z.object({
      productId: id,
      pieceIds: z.array(id).max(exchangePiecesMax).describe('Each once; exactly what it costs'),
      expectedCost: z.array(cost).min(1).max(exchangePiecesMax).describe('The cost that was shown'),
    }),
    response: z.strictObject({
      exchangeId: id,
      got: z.strictObject({
        kind: z.enum(exchangeGains),
        id: id.describe('The piece, the coupon or the prize of the member'),
        serialNo: z.int().min(1).nullable().describe('Of a piece'),
      }),
      leftCredits: count,
    }),
    codes: [404, 409, 410, 422],
  },
  collectionsDetail: {
    summary: 'A collection, with the piece of the member where one is named.',
    request: z.object({
      pieceId: id.optional().describe('Or `collectionId`'),
      collectionId: id.optional(),
    }),
    response: z.strictObject({
      collection,
      ownedCount: count.describe("The member's held pieces of it"),
      piece: piece.nullable(),
      fileTicket: z
        .strictObject({ ticket: z.string(), expiresAtMs: epochMs })
        .nullable()
        .describe('For `collectionsFile`: the original, for the owner of a held piece'),
      certificate: certificate.nullable(),
      nowMs: epochMs,
    }),
    codes: [404],
  },
  collectionsFile: {
    summary: 'Previews of a collection, or with a ticket the original.',
    request: z.object({
      collectionId: id.optional().describe('Or `ticket`'),
      ticket: z.string().max(400).optional(),
    }),
    response: z.strictObject({
      previews: z.array(picture).describe('With a watermark, at most 720 px wide'),
      original: z
        .strictObject({
          url: z.string(),
          fileName: z.string(),
          contentType: z.string(),
          bytes: count,
          expiresAtMs: epochMs,
        })
        .nullable()
        .describe('Null without a ticket'),
    }),
    codes: [404, 410],
  },
  verifiedConfig: {
    summary: 'How the identity check of this member stands, and what is agreed to for it.',
    request: nothing,
    response: z.strictObject({
      needed: z.boolean(),
      minAge: z.int().min(1),
      certTypes: z.array(z.literal(1)).describe('Resident ID alone'),
      document: consent.document.response,
      consentId: id.nullable().describe('Of a consent that stands; null for none'),
      ...verification,
      vendorName: z.string().describe('The service that is asked'),
    }),
  },
  userIndex: {
    summary: 'How far the member is in an activity.',
    request: z.object({ activityId: id }),
    response: z.strictObject({
      userIndex: z.int().min(1).nullable().describe('Null for who has not joined'),
      joinedAtMs: epochMs.nullable(),
      credits: count,
      owned: count.describe('Held pieces'),
      kinds: count.describe('Collections of which the member holds a piece'),
      total: count.describe('Collections of the activity'),
      next: z
        .strictObject({
          productId: id,
          missing: z.array(cost.extend({ name: z.string(), spot })).describe('Nothing: it can be exchanged'),
        })
        .nullable()
        .describe('What the member is nearest to, of the collectibles; null for none left'),
    }),
    codes: [404],
  },
} satisfies SchemasFor<typeof calls>;
