import { AppPage, PageBody } from '../../../shell';
import { DrawPending } from '../../marketing/draw/DrawPending';

/** A draw before it is known: its stage, and the prizes. */
export function LotteryPending() {
  return (
    <AppPage>
      <PageBody busy>
        <DrawPending />
      </PageBody>
    </AppPage>
  );
}
