import type { ApiClient, CallOptions } from '@yunyou/api-client';
import type {
  ActivationInput,
  AnnualCardFaceRequest,
  AnnualCardQueryRequest,
  ConsentDocument,
  ConsentGiveRequest,
  ConsentPurpose,
  ConsentSendCodeRequest,
  GivenConsent,
  ResponseOf,
} from '@yunyou/contract';
import { stayOnPage } from '../core/call-options';
import type { Core } from '../core/core';
import { createDrafts } from '../core/drafts';
import { memoryStorage } from '../core/memory-storage';
import { createOnce } from '../order/once';
import type { UploadRequest } from '../upload/uploads';
import { createHolderDrafts, type HolderDrafts } from './holder-drafts';

/** What a consent is given with; the challenge of the code is added by the SDK. */
export type ConsentGift = Omit<ConsentGiveRequest, 'challengeId'>;

/** Putting persons on an annual card: their portrait, what is agreed to, and how it is examined. Every call rejects with ApiError. */
export interface CardActivation {
  /** Persons who were begun and not handed in. */
  readonly drafts: HolderDrafts;
  /** The text that is agreed to for a purpose, in the language of the session. */
  document(purpose: ConsentPurpose, options?: CallOptions): Promise<ConsentDocument>;
  /** Consents given by the member, or about their own mobile; the newest first. */
  consents(options?: CallOptions): Promise<GivenConsent[]>;
  /** Sends the text's address and a code to another person's own mobile. `rule`: `codeTooSoon`, `pictureNeeded`. */
  sendCode(
    request: ConsentSendCodeRequest,
    options?: CallOptions,
  ): Promise<ResponseOf<'consent', 'sendCode'>>;
  /**
   * Agrees to a text as it was read: by a tap, or by the code that was sent last. Resolves to the id of the consent. `rule`:
   * `agreementChanged` where another text is in force by now, `codeWrong`.
   */
  give(gift: ConsentGift, options?: CallOptions): Promise<string>;
  /** Takes a consent back; what was kept by it is deleted. Again: the same answer. */
  withdraw(consentId: string, options?: CallOptions): Promise<ResponseOf<'consent', 'withdraw'>>;
  /**
   * Uploads a portrait or the picture of a document, which nobody can read by its address. Resolves to its key. `rule`:
   * `consentNeeded` where nothing was agreed to.
   */
  uploadPicture(personId: string, upload: UploadRequest): Promise<string>;
  /** Puts a person on a card. Sent again after a lost network, it stands once. `rule`: see the call. */
  activate(input: ActivationInput, options?: CallOptions): Promise<ResponseOf<'annualCard', 'activate'>>;
  /** Hands in another portrait of a person who is active. `rule`: `faceUnusable`, `consentNeeded`, `examineRounds`. */
  renewPortrait(
    request: AnnualCardFaceRequest,
    options?: CallOptions,
  ): Promise<ResponseOf<'annualCard', 'face'>>;
  /** The portrait that is kept of a person, as a data address. Each reading is written down. */
  portrait(personId: string, options?: CallOptions): Promise<ResponseOf<'annualCard', 'facePicture'>>;
  /** What the member has handed in, page by page, the newest first. */
  applications(
    query: AnnualCardQueryRequest,
    options?: CallOptions,
  ): Promise<ResponseOf<'annualCard', 'query'>>;
  /** How far one of them is. */
  application(id: string, options?: CallOptions): Promise<ResponseOf<'annualCard', 'examine'>>;
  /** Takes one back before it is decided. `rule`: `cardStateChanged`. */
  withdrawApplication(id: string, options?: CallOptions): Promise<void>;
  /**
   * Adds a paper card to the account; its number, 16 digits, is encrypted before it leaves. Resolves to the id of the card. `rule`:
   * `cardNumberWrong`.
   */
  bind(cardNumber: string, activationCode: string, options?: CallOptions): Promise<string>;
}

/** The calls of activation. Lazy. */
export function createCardActivation(
  core: Pick<Core, 'host' | 'lazy' | 'now' | 'onLogout' | 'random'>,
  {
    annualCard,
    config,
    consent,
    uploadFile,
  }: Pick<ApiClient, 'annualCard' | 'config' | 'consent' | 'uploadFile'>,
): CardActivation {
  // Requests name documents, which are not stored on the device.
  const once = createOnce({ random: core.random, drafts: createDrafts(memoryStorage()) });
  const drafts = createHolderDrafts(core.host.storage, core.now);
  core.onLogout(drafts.clear);
  const here = (options?: CallOptions): CallOptions => ({ ...stayOnPage, ...options });
  // The cipher is only fetched by whoever adds a paper card.
  const cipher = core.lazy(
    () => import('@yunyou/api-client/card-number'),
    ({ encryptCardNumber }) => encryptCardNumber,
  );
  /** The code that was sent last. */
  let challenge: { mobile: string; challengeId: string } | undefined;

  return {
    drafts,
    document: (purpose, options) => consent.document({ purpose }, options),
    consents: (options) => consent.list({}, here(options)),

    async sendCode(request, options) {
      const sent = await consent.sendCode(request, here(options));
      challenge = { mobile: request.mobile, challengeId: sent.challengeId };
      return sent;
    },

    async give(gift, options) {
      const isSent = challenge !== undefined && challenge.mobile === gift.mobile;
      const request = { ...gift, ...(isSent && { challengeId: challenge?.challengeId }) };
      const { consentId } = await once(
        request,
        `consent:${gift.purpose}:${gift.subjectId}`,
        (idempotencyKey) => consent.give(request, { idempotencyKey, ...here(options) }),
      );
      return consentId;
    },

    withdraw: (consentId, options) => consent.withdraw({ consentId }, here(options)),

    async uploadPicture(personId, upload) {
      const { fileName, signal } = upload;
      const policy = await annualCard.facePolicy({ personId, fileName }, here({ signal, silent: true }));
      const { key } = await uploadFile({ ...upload, policy, silent: true });
      return key;
    },

    activate: (input, options) =>
      once(input, `activate:${input.personId}`, (idempotencyKey) =>
        annualCard.activate(input, { idempotencyKey, ...here(options) }),
      ),
    renewPortrait: (request, options) =>
      once(request, `portrait:${request.personId}`, (idempotencyKey) =>
        annualCard.face(request, { idempotencyKey, ...here(options) }),
      ),
    portrait: (personId, options) => annualCard.facePicture({ personId }, here(options)),
    applications: (query, options) => annualCard.query(query, here(options)),
    application: (id, options) => annualCard.examine({ id }, here(options)),
    async withdrawApplication(id, options) {
      await annualCard.withdrawApplication({ id }, here(options));
    },
    async bind(cardNumber, activationCode, options) {
      const [encrypt, { key }] = await Promise.all([cipher(), config.aesKey({}, here(options))]);
      const request = { cardNumber: encrypt(cardNumber, key, core.random), activationCode };
      const { cardId } = await annualCard.bind(request, here(options));
      return cardId;
    },
  };
}
