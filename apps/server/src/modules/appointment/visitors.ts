import {
  type BusinessRule,
  type CertificateType,
  type Contact,
  certificateType,
  type RequestOf,
  type TravellerCheck,
  travellerCheck,
} from '@yunyou/contract';
import { isCertificateNumber, isMobile } from '@yunyou/validators';
import type { Queries } from '../../database/connect';
import { badInput, type FieldProblem, notFound, refuse } from '../../http/refusal';
import { cell, type DataProtection, documentIndex } from '../../security/data-protection';
import { newId, randomDigits } from '../../security/ids';
import { checkTraveller, normaliseCertificate } from '../contacts/rules';
import { contactsOf } from '../contacts/store';
import type { ItemRow } from './items-store';

/** Somebody who comes, as they were named. */
export interface Visitor {
  name: string;
  certType: CertificateType;
  idCard: string;
  mobile: string;
  /** Field of the request they stand in. */
  field: string;
}

type Asked = Pick<RequestOf<'appointment', 'create'>, 'contactIds' | 'visitors'>;

/** Full-width digits and letters are one with the others. */
const narrowed = (text: string): string => text.normalize('NFKC');

/** Who was named: travellers of the member's, then those that were typed. */
export async function visitorsOf(
  { db, protection, memberId }: { db: Queries; protection: DataProtection; memberId: string },
  { contactIds = [], visitors = [] }: Asked,
): Promise<Visitor[]> {
  const known = contactIds.length === 0 ? [] : await contactsOf({ db, protection }, memberId, contactIds);
  const byId = new Map<string, Contact>(known.map((one) => [one.memberFrequentContactsId, one]));
  return [
    ...contactIds.map((id, index): Visitor => {
      const contact = byId.get(id);
      if (!contact) throw notFound();
      const { name, certType, idCard, mobile } = contact;
      return { name, certType, idCard, mobile, field: `contactIds.${index}` };
    }),
    ...visitors.map(
      ({ name, certType, idCard, mobile = '' }, index): Visitor => ({
        name,
        certType,
        idCard: normaliseCertificate({ certType, idCard: narrowed(idCard) }),
        mobile: narrowed(mobile).replace(/\s+/g, ''),
        field: `visitors.${index}`,
      }),
    ),
  ];
}

/** How many an appointment must name. */
export const visitorsNeeded = ({ real_name }: Pick<ItemRow, 'real_name'>, size: number): number =>
  real_name === 'none' ? 0 : real_name === 'leader' ? 1 : size;

/** Whether the item takes this document. */
export const checkVisitor = (
  item: Pick<ItemRow, 'cert_types'>,
  visitor: Pick<Visitor, 'certType' | 'idCard'>,
  day: string,
): TravellerCheck =>
  visitor.certType === certificateType.none
    ? travellerCheck.documentNotAcceptable
    : checkTraveller(
        { cert_types: item.cert_types, min_age: null, max_age: null, gender: null },
        visitor,
        day,
      );

const isTyped = ({ field }: Visitor): boolean => field.startsWith('visitors.');

const DUPLICATE = {
  'zh-Hans': '同一出行人不能重复填写',
  en: 'The same visitor stands there twice',
};

/** Refuses the first thing that is wrong, and names everybody of whom it is. */
export function expectVisitors(
  item: Pick<ItemRow, 'real_name' | 'cert_types'>,
  visitors: readonly Visitor[],
  { size, day, protection }: { size: number; day: string; protection: Pick<DataProtection, 'index'> },
): void {
  const needed = visitorsNeeded(item, size);
  if (visitors.length > needed) {
    throw badInput([{ field: visitors[needed]?.field ?? 'visitors', reason: `at most ${needed} visitors` }]);
  }
  if (visitors.length < needed) {
    throw refuse('visitorsMissing', {
      fields: [{ field: 'visitors', reason: 'missing' }],
      detail: { n: needed },
    });
  }
  const wrong = (rule: BusinessRule, fields: readonly FieldProblem[], text?: typeof DUPLICATE) => {
    if (fields.length > 0) throw refuse(rule, { fields, text });
  };
  const problem = (part: string, reason: string) => (visitor: Visitor) => ({
    field: isTyped(visitor) && part !== '' ? `${visitor.field}.${part}` : visitor.field,
    reason,
  });
  wrong(
    'travellerDocument',
    visitors
      .filter((one) => checkVisitor(item, one, day) !== travellerCheck.normal)
      .map(problem('certType', 'refused')),
  );
  wrong(
    'certificateInvalid',
    visitors
      .filter(({ certType, idCard }) => !isCertificateNumber(certType, idCard))
      .map(problem('idCard', 'invalid')),
  );
  wrong(
    'mobileInvalid',
    visitors
      .filter((one) => isTyped(one) && one.mobile !== '' && !isMobile(one.mobile))
      .map(problem('mobile', 'invalid')),
  );
  const indexes = visitors.map((one) => documentIndex(protection, one));
  wrong(
    'travellerDuplicate',
    visitors
      .filter((_, place) => indexes[place] !== null && indexes.indexOf(indexes[place] ?? null) < place)
      .map(problem('idCard', 'duplicate')),
    DUPLICATE,
  );
}

/** Digits of an appointment's code. */
export const newCode = (): string => randomDigits(12);

/** A visitor as they are kept: encrypted, with the keyed hash of the document. */
export function visitorRow(
  protection: DataProtection,
  visitor: Visitor,
  place: { appointmentId: string; seq: number; itemId: string; day: string; hasCode: boolean },
) {
  const id = newId();
  const cipher = (column: string, text: string) =>
    protection.encrypt(text, cell('appointment_visitors', column, id));
  return {
    id,
    appointment_id: place.appointmentId,
    seq: place.seq,
    name_cipher: cipher('name_cipher', visitor.name),
    cert_type: visitor.certType,
    cert_cipher: cipher('cert_cipher', visitor.idCard),
    cert_index: documentIndex(protection, visitor),
    mobile_cipher: cipher('mobile_cipher', visitor.mobile),
    code: place.hasCode ? newCode() : null,
    checked_ms: null,
    absent: false,
    item_id: place.itemId,
    day: place.day,
    live: true,
  };
}
