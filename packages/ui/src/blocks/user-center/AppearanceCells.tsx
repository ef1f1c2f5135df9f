import { type Locale, locales } from '@yunyou/contract';
import { type ThemeChoice, useAppearance, useSdk } from '../../app';
import { Cell, CellGroup } from '../../components/cell';
import { SegmentedControl } from '../../components/segmented-control';
import { Switch } from '../../components/switch';
import { useToast } from '../../components/toast';
import { LanguagesIcon, SunIcon } from '../../icons';
import { useTexts } from '../../texts';
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
    <CellGroup title={t('shop.me.settings')}>
      <Cell
        icon={<LanguagesIcon size={20} />}
        title={t('shop.me.language')}
        value={
          <SegmentedControl
            label={t('shop.me.language')}
            items={locales.map((value) => ({ value, label: <span lang={value}>{languages[value]}</span> }))}
            value={locale}
            onValueChange={(value) => void speak(value === 'en' ? 'en' : 'zh-Hans')}
          />
        }
      />
      <Cell
        icon={<SunIcon size={20} />}
        title={t('shop.me.theme')}
        value={
          <SegmentedControl
            label={t('shop.me.theme')}
            items={themes.map((value) => ({ value, label: t('shop.me.themeChoice', { theme: value }) }))}
            value={theme}
            onValueChange={(value) => change({ theme: themes.find((one) => one === value) ?? 'auto' })}
          />
        }
      />
      <div className={styles.elder}>
        <Switch
          checked={textSize === 'large'}
          onCheckedChange={(large) => change({ textSize: large ? 'large' : 'normal' })}
        >
          {t('shop.me.elder')}
          <span className={styles.elderHint}>{t('shop.me.elderHint')}</span>
        </Switch>
      </div>
    </CellGroup>
  );
}
