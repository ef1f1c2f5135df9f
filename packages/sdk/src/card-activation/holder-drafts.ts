import { type CertificateType, type GuardianRelation, holderDraftDays } from '@yunyou/contract';
import type { TextStorage } from '@yunyou/host';
import { parseJson } from '../core/parse-json';

/** A person who is being put on a card. */
export interface HolderDraft {
  name: string;
  certType: CertificateType;
  mobile: string;
  /** `YYYY-MM-DD`; empty where the document tells it. */
  birthday: string;
  guardianName: string;
  guardianRelation: GuardianRelation | '';
  /** Number of the document; in memory only. */
  idCard: string;
  /** Key of the portrait that was uploaded; empty for none. In memory only. */
  faceKey: string;
  /** Pictures of the document that is asked for; in memory only. */
  evidence: readonly { key: string; url: string; name: string }[];
}

/** Persons who were begun, by their place on a card. */
export interface HolderDrafts {
  /** What was begun for a place on a card; parts of it when the page was reloaded since. */
  read(personId: string): Partial<HolderDraft>;
  /** Keeps it: the document's number and pictures in memory, the rest for seven days on the device. */
  write(personId: string, draft: HolderDraft): void;
  /** Removes it: it was handed in. */
  remove(personId: string): void;
  /** Removes all: the person logged out. */
  clear(): void;
}

/** Storage key of persons who were begun. */
export const holderDraftsKey = 'cardHolders';

const dayMs = 86_400_000;

type Kept = Record<string, { atMs: number; draft: Partial<HolderDraft> }>;

export function createHolderDrafts(storage: TextStorage, now: () => number): HolderDrafts {
  const inMemory = new Map<string, HolderDraft>();
  const kept = (): Kept => {
    const all: Kept = Object(parseJson(storage.get(holderDraftsKey)));
    // Only this file writes it, so its outline is enough.
    return Object.fromEntries(
      Object.entries(all).filter(
        ([, one]) => typeof one?.atMs === 'number' && now() - one.atMs < holderDraftDays * dayMs,
      ),
    );
  };
  return {
    read: (personId) => inMemory.get(personId) ?? kept()[personId]?.draft ?? {},
    write(personId, draft) {
      inMemory.set(personId, draft);
      const { idCard: _number, faceKey: _portrait, evidence: _pictures, ...onDevice } = draft;
      storage.set(
        holderDraftsKey,
        JSON.stringify({ ...kept(), [personId]: { atMs: now(), draft: onDevice } }),
      );
    },
    remove(personId) {
      inMemory.delete(personId);
      const { [personId]: _gone, ...others } = kept();
      storage.set(holderDraftsKey, JSON.stringify(others));
    },
    clear() {
      inMemory.clear();
      storage.remove(holderDraftsKey);
    },
  };
}
