import type { FavoriteTarget } from '@yunyou/sdk';
import { useEffect } from 'react';
import { IconButton } from '../../../components/icon-button';
import { useToast } from '../../../components/toast';
import { HeartIcon } from '../../../icons';
import { failureText, useSdk, useSession, useStateOf } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './FavoriteButton.module.css';

export interface FavoriteButtonProps {
  /** What kind of thing it is. */
  kind: FavoriteTarget['kind'];
  /** Its id. */
  id: string;
  /** Its name, for whoever hears the button. */
  name: string;
}

/**
 * A heart that keeps a thing among the member's favourites: at once on the screen, back with the reason when it is refused.
 * A visitor goes to the login, and finds it kept on the way back.
 */
export function FavoriteButton({ kind, id, name }: FavoriteButtonProps) {
  const { favorites, navigation } = useSdk();
  const { token } = useSession();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const { known } = useStateOf(favorites.state);
  const isFavorite = known[`${kind}:${id}`] ?? false;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing and login; a new language asks nothing
  useEffect(() => {
    if (token === undefined) return;
    const target = { kind, id };
    favorites
      .carryOut(target)
      .then((done) => (done ? show(t('favorite.added'), { kind: 'success' }) : favorites.load([target])))
      .catch((error: unknown) => show(failureText(texts, error), { kind: 'error' }));
  }, [favorites, token, kind, id]);

  const toggle = async () => {
    if (token === undefined) {
      favorites.wish({ kind, id });
      navigation.leadToLogin();
      return;
    }
    try {
      await favorites.set({ kind, id }, !isFavorite);
      show(t(isFavorite ? 'favorite.removed' : 'favorite.added'), { kind: 'success' });
    } catch (error) {
      show(failureText(texts, error), { kind: 'error' });
    }
  };
  return (
    <IconButton
      label={t('favorite.add', { name })}
      aria-pressed={isFavorite}
      className={styles.root}
      onClick={() => void toggle()}
    >
      <HeartIcon fill={isFavorite ? 'currentColor' : 'none'} />
    </IconButton>
  );
}
