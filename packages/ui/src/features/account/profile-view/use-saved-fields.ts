import { useState } from 'react';
import { failureText, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import type { Profile } from './ProfileForm';

export type ProfileField = 'name' | 'gender' | 'birthday' | 'region' | 'intro';

type State = { kind: 'saving' | 'saved' } | { kind: 'failed'; why: string };

export interface SavedFields {
  /** The profile as it is stored. */
  stored: Profile;
  stateOf: (field: ProfileField) => State | undefined;
  /** Stores one field. What can't be stored stays typed, with the reason beside it. */
  save: (field: ProfileField, change: Partial<Profile>) => Promise<void>;
  /** The field is typed in again: what was said of it is over. */
  touch: (field: ProfileField) => void;
  /** Says what is wrong with a field before it is sent. */
  refuse: (field: ProfileField, why: string) => void;
}

/** Stores a profile field by field, one after the other. */
export function useSavedFields(profile: Profile): SavedFields {
  const sdk = useSdk();
  const texts = useTexts();
  const [stored, setStored] = useState(profile);
  const [states, setStates] = useState<Partial<Record<ProfileField, State>>>({});
  const set = (field: ProfileField, state: State | undefined) =>
    setStates((before) => ({ ...before, [field]: state }));
  return {
    stored,
    stateOf: (field) => states[field],
    touch: (field) => set(field, undefined),
    refuse: (field, why) => set(field, { kind: 'failed', why }),
    async save(field, change) {
      set(field, { kind: 'saving' });
      try {
        const saved = await (await sdk.account()).editProfile(change, { silent: true });
        setStored(saved);
        set(field, { kind: 'saved' });
      } catch (error) {
        set(field, { kind: 'failed', why: failureText(texts, error) });
      }
    },
  };
}
