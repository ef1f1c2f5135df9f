import { shopOf, tapped } from './screen';

/** Handler for the names of agreements in a page's text; `data-type` says which. */
export function openAgreement(event: WechatMiniprogram.BaseEvent): void {
  shopOf().open('agreement', { type: tapped(event, 'type') });
}
