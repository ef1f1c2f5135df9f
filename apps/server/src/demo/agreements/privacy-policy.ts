import { OPERATOR } from '../operator';
import { text } from '../text';
import type { AgreementDocument } from './agreement-html';
import { PRIVACY_DATA_SECTIONS } from './privacy-data';
import { PRIVACY_RIGHTS_SECTIONS } from './privacy-rights';

export const PRIVACY_POLICY: AgreementDocument = {
  title: text('隐私政策', 'Privacy policy'),
  version: '2026-11-29',
  effective: text(
    `版本：2026 年 11 月 29 日起生效。${OPERATOR.name['zh-Hans']}为演示经营者，请勿在演示环境中填写真实的证件信息。`,
    `In force since 29 November 2026. ${OPERATOR.name.en} is a demonstration operator; please do not enter real documents in a demonstration.`,
  ),
  sections: [
    {
      heading: text('一、先说结论', '1. In short'),
      paragraphs: [
        text(
          `个人信息处理者是${OPERATOR.company['zh-Hans']}（以下称“我们”）。我们按合法、正当、必要和诚信的原则处理个人信息：`,
          `The personal-information handler is ${OPERATOR.company.en} (“we”). We handle personal information lawfully, for a stated purpose and no more than needed:`,
        ),
      ],
      items: [
        text('浏览不需要登录，也不需要定位。', 'Browsing needs neither login nor location.'),
        text(
          '只有实名票才收集出行人的姓名和证件，用途只有出票、入园核验和退改。',
          'Names and documents of travellers are collected for named tickets only, to issue, admit and refund.',
        ),
        text(
          '证件号码加密保存，列表里只显示首尾几位。',
          'Document numbers are stored encrypted, and lists show only their first and last digits.',
        ),
        text(
          '不出售个人信息，不做仅凭自动化的价格区别对待。',
          'We do not sell personal information and do not price people differently by automated profiling.',
        ),
        text(
          '您可以随时查看、更正、删除、撤回同意和注销。',
          'You can see, correct and delete your data, withdraw consent and close the account at any time.',
        ),
      ],
    },
    ...PRIVACY_DATA_SECTIONS,
    ...PRIVACY_RIGHTS_SECTIONS,
  ],
};
