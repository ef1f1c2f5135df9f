import { defaultRegion, earliestBirthday, genders, type MemberProfile, nicknameMax } from '@yunyou/contract';
import { dayOf } from '@yunyou/i18n';
import { type ReactNode, useState } from 'react';
import { DatePicker } from '../../../components/date-picker';
import { type Region, RegionPicker } from '../../../components/region-picker';
import { SegmentedControl } from '../../../components/segmented-control';
import { TextArea } from '../../../components/text-area';
import { TextField } from '../../../components/text-field';
import { CheckIcon } from '../../../icons';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './ProfileView.module.css';
import { type ProfileField, useSavedFields } from './use-saved-fields';

export type Profile = MemberProfile;

export interface ProfileFormProps {
  /** The profile as it is stored. */
  profile: Profile;
}

/** What a member tells about themselves. Each field is stored when it is left; what fails stays typed. */
export function ProfileForm({ profile }: ProfileFormProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const { stored, stateOf, save, touch, refuse } = useSavedFields(profile);
  const [name, setName] = useState(profile.name);
  const [birthday, setBirthday] = useState(profile.birthday);
  const [intro, setIntro] = useState(profile.intro);
  const [region, setRegion] = useState(regionOf(profile));

  const wordsOf = (field: ProfileField, hint?: string) => {
    const state = stateOf(field);
    return {
      error: state?.kind === 'failed' ? state.why : undefined,
      hint:
        state?.kind === 'saved' || state?.kind === 'saving' ? (
          <Stored saving={state.kind === 'saving'} />
        ) : (
          hint
        ),
    };
  };
  const saveName = () => {
    const typed = name.trim();
    if (typed === '') return refuse('name', t('account.profile.nameMissing'));
    if (typed !== stored.name) void save('name', { name: typed });
  };

  return (
    <div className={styles.form}>
      <TextField
        label={t('account.profile.name')}
        value={name}
        onValueChange={(text) => {
          // As a person counts: an emoji is one character.
          setName([...text].slice(0, nicknameMax).join(''));
          touch('name');
        }}
        onBlur={saveName}
        onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && saveName()}
        autoComplete="nickname"
        enterKeyHint="done"
        required
        {...wordsOf('name')}
      />
      <div className={styles.choice}>
        <span aria-hidden="true" className={styles.label}>
          {t('account.profile.gender')}
        </span>
        <SegmentedControl
          label={t('account.profile.gender')}
          items={genders.map((gender) => ({
            value: gender,
            label: t('account.profile.genderChoice', { gender }),
          }))}
          value={stored.gender}
          onValueChange={(value) => {
            const gender = genders.find((one) => one === value);
            if (gender) void save('gender', { gender });
          }}
        />
        <Words {...wordsOf('gender')} />
      </div>
      <DatePicker
        label={t('account.profile.birthday')}
        today={dayOf(sdk.clock.now())}
        min={earliestBirthday}
        max={dayOf(sdk.clock.now())}
        value={birthday || null}
        onValueChange={(day) => {
          setBirthday(day);
          if (day !== stored.birthday) void save('birthday', { birthday: day });
        }}
        {...wordsOf('birthday', t('account.profile.birthdayHint'))}
      />
      <RegionPicker
        label={t('account.profile.region')}
        value={region}
        onValueChange={(chosen) => {
          setRegion({ ...chosen, state: chosen.state.replace(/省$/, '') });
          void save('region', {
            stateName: chosen.state,
            cityName: chosen.city,
            countyName: chosen.county,
          });
        }}
        {...wordsOf('region')}
      />
      <TextArea
        label={t('account.profile.intro')}
        value={intro}
        onValueChange={(text) => {
          setIntro(text);
          touch('intro');
        }}
        onBlur={() => intro.trim() !== stored.intro && void save('intro', { intro: intro.trim() })}
        {...wordsOf('intro')}
      />
    </div>
  );
}

/** Names alone are stored: the wheels begin at the usual place. */
const regionOf = ({ stateName, cityName, countyName }: Profile): Region | null =>
  stateName === ''
    ? null
    : { state: stateName, city: cityName, county: countyName, adcode: defaultRegion.adcode };

interface StoredProps {
  /** It is on its way. */
  saving: boolean;
}

function Stored({ saving }: StoredProps) {
  const { t } = useTexts();
  return (
    <span role="status" className={styles.stored} data-saving={saving || undefined}>
      {!saving && <CheckIcon size={16} />}
      {t(saving ? 'account.profile.saving' : 'account.profile.saved')}
    </span>
  );
}

interface WordsProps {
  /** What is wrong. Default nothing. */
  error?: string | undefined;
  /** What else there is to say. Default nothing. */
  hint?: ReactNode;
}

function Words({ error, hint }: WordsProps) {
  if (error) {
    return (
      <p role="alert" className={styles.problem}>
        {error}
      </p>
    );
  }
  return hint ? <p className={styles.hint}>{hint}</p> : null;
}
