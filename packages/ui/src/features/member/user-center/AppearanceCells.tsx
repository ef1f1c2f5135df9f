import { type Locale, locales } from '@yunyou/contract';
import type { ReactNode } from 'react';
import { CellGroup } from '../../../components/cell';
import { SegmentedControl } from '../../../components/segmented-control';
import { Switch } from '../../../components/switch';
import { useToast } from '../../../components/toast';
import { LanguagesIcon, SunIcon } from '../../../icons';
import { type ThemeChoice, useAppearance, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './UserCenter.module.css';

/** Each language under its own name, for those who read no other. */
const languages: Readonly<Record<Locale, string>> = { 'zh-Hans': '简体中文', en: 'English' };
const themes: readonly ThemeChoice[] = ['auto', 'light', 'dark'];

/** Language, theme and text size; all take effect at once. */
export function AppearanceCells() {
  const sdk = useSdk();
  const { t, locale } = useTexts();
  const { show } = useToast();
  const [{ theme, textSize }, change] = useAppearance();
  const speak = async (wanted: Locale) => {
    try {
      await sdk.locale.set(wanted);
    } catch {
      show(t('app.networkFailed'), { kind: 'error' });
    }
  };
  return (
    <CellGroup title={t('member.me.settings')}>
      <Setting icon={<LanguagesIcon size={20} />} title={t('member.me.language')}>
        <SegmentedControl
          label={t('member.me.language')}
          items={locales.map((value) => ({ value, label: <span lang={value}>{languages[value]}</span> }))}
          value={locale}
          onValueChange={(value) => void speak(value === 'en' ? 'en' : 'zh-Hans')}
        />
      </Setting>
      <Setting icon={<SunIcon size={20} />} title={t('member.me.theme')}>
        <SegmentedControl
          label={t('member.me.theme')}
          items={themes.map((value) => ({ value, label: t('member.me.themeChoice', { theme: value }) }))}
          value={theme}
          onValueChange={(value) => change({ theme: themes.find((one) => one === value) ?? 'auto' })}
        />
      </Setting>
      <div className={styles.elder}>
        <Switch
          checked={textSize === 'large'}
          onCheckedChange={(large) => change({ textSize: large ? 'large' : 'normal' })}
        >
          {t('member.me.elder')}
          <span className={styles.elderHint}>{t('member.me.elderHint')}</span>
        </Switch>
      </div>
    </CellGroup>
  );
}

interface SettingProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

/** A choice with its name before it, or above it where there is no room. */
function Setting({ icon, title, children }: SettingProps) {
  return (
    <div className={styles.setting}>
      <span aria-hidden="true" className={styles.settingName}>
        {icon}
        {title}
      </span>
      {children}
    </div>
  );
}
