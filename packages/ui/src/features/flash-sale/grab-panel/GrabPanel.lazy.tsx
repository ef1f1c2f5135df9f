import type { FlashItem, Grab } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Countdown } from '../../../components/countdown';
import { Picture } from '../../../components/picture';
import { Popup } from '../../../components/popup';
import { Price } from '../../../components/price';
import { useToast } from '../../../components/toast';
import { errorText, FormProblem, failureText, useResource, useSdk, useSession } from '../../../shell';
import { useTexts } from '../../../texts';
import { PictureField } from '../../session/login-form/PictureField';
import type { FlashAction } from '../flash-item';
import { GrabFields } from './GrabFields';
import styles from './GrabPanel.module.css';
import { QueuePanel } from './QueuePanel';
import { useGrabChoice } from './use-grab-choice';
import { useGrabGuard } from './use-grab-guard';

export interface GrabPanelProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** What is grabbed; its option is fixed. */
  item: FlashItem;
  /** What can be done with it. */
  action: FlashAction;
  /** Called with the place that the server gave, in the sale or in its queue. */
  onPlace: (place: Grab) => void;
  /** Called when the server knows more than the page: nothing is left, it is over, a place was given up. */
  onChanged: () => void;
  /** Asks for a reminder, or takes it back. */
  onRemind: (on: boolean) => unknown;
  /** Addresses of what follows a place. */
  hrefs: { placeOrder: string; payment: string };
  /** Nothing can be sent now. */
  disabled: boolean;
}

export const areas = ['components', 'kit', 'flash-sale', 'session'] as const;

/** Day or stay, quantity, rules and one button; whoever queues sees how it stands instead. */
export default function GrabPanel(props: GrabPanelProps) {
  const { open, onOpenChange, item, action, onPlace, onChanged, onRemind, hrefs, disabled } = props;
  const sdk = useSdk();
  const { token } = useSession();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const choice = useGrabChoice(item);
  const isMember = token !== undefined;
  const mayEnter = open && isMember && (action.kind === 'grab' || item.state === 'coming');
  const guard = useGrabGuard(item.activityProductId, item.startsAtMs, mayEnter);
  const [problem, setProblem] = useState('');
  const [waitUntilMs, setWaitUntilMs] = useState<number>();

  const fail = (error: unknown) => {
    if (isApiError(error) && error.kind === 'rateLimited' && error.retryAfterSeconds !== undefined) {
      setWaitUntilMs(sdk.clock.now() + error.retryAfterSeconds * 1_000);
      return;
    }
    setProblem(failureText(texts, error));
    if (!isApiError(error)) return;
    if (error.rule === 'pictureNeeded' || error.rule === 'entryMissing') guard.again();
    if (error.code === 410 || error.code === 404) onChanged();
  };
  const grab = async () => {
    setProblem('');
    if (!isMember) return sdk.navigation.leadToLogin();
    if (!choice.wanted) return setProblem(t('flashSale.panel.dayMissing'));
    if (guard.image !== undefined) return setProblem(t('flashSale.picture.missing'));
    try {
      const { grab: ask } = await sdk.flashSale();
      const picture = guard.solvedId;
      onPlace(await ask({ ...choice.wanted, ...(picture !== undefined && { picture }) }, { silent: true }));
    } catch (error) {
      fail(error);
    }
  };
  const leave = async (grabId: string) => {
    setProblem('');
    try {
      await (await sdk.flashSale()).release(grabId, { silent: true });
      show(t('flashSale.queue.left'), { kind: 'success' });
    } catch (error) {
      setProblem(errorText(error) ?? t('flashSale.failed'));
    }
    onChanged();
  };

  const button = () => {
    switch (action.kind) {
      case 'queued':
        return (
          <Button
            block
            size="large"
            variant="secondary"
            disabled={disabled}
            onClick={() => leave(action.place.grabId)}
          >
            {t('flashSale.queue.leave')}
          </Button>
        );
      case 'granted':
        return (
          <ButtonLink block size="large" href={hrefs.placeOrder}>
            {t('flashSale.grab')}
          </ButtonLink>
        );
      case 'pay':
        return (
          <ButtonLink block size="large" href={hrefs.payment}>
            {t('flashSale.pay')}
          </ButtonLink>
        );
      case 'remind':
      case 'reminded': {
        const isOn = action.kind === 'reminded';
        return (
          <Button
            block
            size="large"
            variant={isOn ? 'secondary' : 'primary'}
            disabled={disabled}
            onClick={() => onRemind(!isOn)}
          >
            {t(isOn ? 'flashSale.reminded' : 'flashSale.remind')}
          </Button>
        );
      }
      case 'grab':
        return (
          <Button block size="large" disabled={disabled || waitUntilMs !== undefined} onClick={grab}>
            {t('flashSale.grab')}
          </Button>
        );
      default:
        return (
          <Button block size="large" disabled>
            {t(action.kind === 'over' ? 'flashSale.over' : 'flashSale.soldOut')}
          </Button>
        );
    }
  };
  const isChoosing = action.kind === 'grab' || action.kind === 'remind' || action.kind === 'reminded';
  return (
    <Popup
      open={open}
      onOpenChange={onOpenChange}
      title={t(action.kind === 'queued' ? 'flashSale.queue.title' : 'flashSale.grab')}
      footer={
        <>
          <FormProblem>{problem}</FormProblem>
          {waitUntilMs !== undefined && (
            <p className={styles.wait}>
              <span role="status">{t('flashSale.panel.wait')}</span>{' '}
              <Countdown endsAtMs={waitUntilMs} now={sdk.clock.now} onEnd={() => setWaitUntilMs(undefined)} />
            </p>
          )}
          {button()}
        </>
      }
    >
      <ItemHead item={item} />
      {action.kind === 'queued' && <QueuePanel place={action.place} />}
      {isChoosing && <GrabFields item={item} choice={choice} />}
      {isChoosing && item.state === 'coming' && !isMember && (
        <p className={styles.hint}>{t('flashSale.panel.enter')}</p>
      )}
      {isChoosing && guard.image !== undefined && (
        <div className={styles.part}>
          <PictureField
            image={guard.image}
            digits={guard.digits}
            setDigits={guard.setDigits}
            renew={guard.renew}
            problem={guard.isWrong ? t('flashSale.picture.problem') : undefined}
          />
        </div>
      )}
      {isChoosing && guard.solvedId !== undefined && <p role="status">{t('flashSale.picture.solved')}</p>}
      <Rules activeId={item.activeId} />
    </Popup>
  );
}

function ItemHead({ item }: Pick<GrabPanelProps, 'item'>) {
  const { picture, name, specText, activityPriceFen } = item;
  return (
    <div className={styles.head}>
      <span className={styles.picture}>
        <Picture picture={picture} alt="" fill sizes="88px" />
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        {specText && <span className={styles.hint}>{specText}</span>}
        <Price fen={activityPriceFen} size="large" />
      </div>
    </div>
  );
}

/** The rules, as the activity has them; without them the sheet is still of use. */
function Rules({ activeId }: Pick<FlashItem, 'activeId'>) {
  const { t } = useTexts();
  const { catalogue } = useSdk();
  const { value } = useResource(
    () => catalogue.activityDetail(activeId),
    [catalogue, activeId],
    catalogue.activityDetail.peek(activeId),
  );
  if (!value || value.rules.length === 0) return null;
  return (
    <section className={styles.part} aria-label={t('flashSale.panel.rules')}>
      <h3 className={styles.heading}>{t('flashSale.panel.rules')}</h3>
      <ul className={styles.rules}>
        {value.rules.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  );
}
