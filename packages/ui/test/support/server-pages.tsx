import { appointmentStatus } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  Button,
  Calendar,
  Countdown,
  Empty,
  NavBar,
  PageLayout,
  Picture,
  Price,
  RichText,
  Swiper,
  TextsProvider,
  ToastProvider,
  VoucherCard,
} from '../../src/generated/components';

const picture = {
  width: 1200,
  height: 800,
  color: '#cfdcd9',
  sources: [{ url: '/spot.webp', width: 1200 }],
  alt: { 'zh-Hans': '云海', en: 'Sea of clouds' },
};

/** What a server would answer for some pages of components. */
export const serverPages = {
  spot: (texts: Texts) =>
    html(
      texts,
      <PageLayout
        navBar={<NavBar title="青崖云海" onBack={() => {}} />}
        actionBar={<Button>立即预订</Button>}
      >
        <Swiper label="风光" slides={[{ key: 'a', content: <Picture picture={picture} priority /> }]} />
        <Price fen={16_800} from />
        <Calendar label="使用日期" today="2026-09-18" days={[]} />
        <Countdown endsAtMs={60_000} now={() => 0} />
      </PageLayout>,
    ),
  voucher: (texts: Texts) =>
    html(
      texts,
      <VoucherCard code="839204715562" status={appointmentStatus.toBeUsed} title="成人票" checkedAtMs={0} />,
    ),
  richText: (texts: Texts) => html(texts, <RichText html="<p>文字</p><script>alert(1)</script>" />),
  withoutTexts: () => renderToString(<Empty />),
};

function html(texts: Texts, content: ReactNode): string {
  return renderToString(
    <TextsProvider texts={texts}>
      <ToastProvider>{content}</ToastProvider>
    </TextsProvider>,
  );
}
