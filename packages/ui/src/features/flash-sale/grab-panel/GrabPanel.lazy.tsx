import type { FlashItem, Grab } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { useState } from 'react';
import { Countdown } from '../../../components/countdown';
import { Picture } from '../../../components/picture';
import { Popup } from '../../../components/popup';
import { Price } from '../../../components/price';
import { useToast } from '../../../components/toast';
import { FormProblem, failureText, useResource, useSdk, useSession } from '../../../shell';
import { useTexts } from '../../../texts';
import { PictureField } from '../../session/login-form/PictureField';
import { activityAhead, useSubscriptionOffer } from '../../subscription/reminder';
import { type FlashAction, FlashButton, type PlaceSteps } from '../flash-item';
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
  /** Called with what became of a place: given in the sale or in its queue, or given up. */
  onPlace: (place: Grab) => unknown;
  /** Called when the server knows more than the page: nothing is left, or it is over. */
  onChanged: () => void;
  /** Asks for a reminder, or takes it back. */
  onRemind: (on: boolean) => unknown;
  /** Goes to the order form of the place, where its address is not known. */
  onOrder: () => unknown;
  /** Where a place leads. */
  steps: PlaceSteps;
  /** Nothing can be sent now. */
  disabled: boolean;
}

export const areas = ['components', 'kit', 'flash-sale', 'session'] as const;

/** Day or stay, quantity, rules and one button; whoever queues sees how it stands instead. */
export default function GrabPanel(props: GrabPanelProps) {
  const { open, onOpenChange, item, action, onPlace, onChanged, disabled } = props;
  const { onRemind, onOrder, steps } = props;
  const sdk = useSdk();
  const { token } = useSession();
  const texts = useTexts();
  const { t } = texts;
  const { show } = useToast();
  const offer = useSubscriptionOffer();
  const choice = useGrabChoice(item);
  const isMember = token !== undefined;
  const mayEnter = open && isMember && (action.kind === 'grab' || item.state === 'coming');
  const [problem, setProblem] = useState('');
  const guard = useGrabGuard(item, mayEnter, (error) => setProblem(failureText(texts, error)));
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
      const place = await ask(
        { ...choice.wanted, ...(picture !== undefined && { picture }) },
        { silent: true },
      );
      await onPlace(place);
      if (place.state === 'queued') await offer(activityAhead, { activityId: item.activeId });
    } catch (error) {
      fail(error);
    }
  };
  const leave = async () => {
    setProblem('');
    if (action.kind !== 'queued' || disabled) return;
    try {
      await (await sdk.flashSale()).release(action.place.grabId, { silent: true });
      onPlace({ ...action.place, state: 'released', ahead: 0 });
      show(t('flashSale.queue.left'), { kind: 'success' });
    } catch (error) {
      setProblem(failureText(texts, error));
      onChanged();
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
          <FlashButton
            block
            size="large"
            action={action}
            name={item.name}
            queued={{ label: t('flashSale.queue.leave'), variant: 'secondary', onPress: leave }}
            onGrab={grab}
            onRemind={onRemind}
            onOrder={onOrder}
            steps={steps}
            disabled={disabled}
            waits={waitUntilMs !== undefined}
          />
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
