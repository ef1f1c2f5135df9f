import type {
  CertificateType,
  ChannelSource,
  Gender,
  Locale,
  LocalizedText,
  MobileAppealState,
} from '@yunyou/contract';
import type { Generated } from 'kysely';
import type { Json } from '../../database/json-column';

/** The part of the database that is who members are. */
export interface MemberTables {
  members: {
    id: string;
    mobile_cipher: string | null;
    mobile_index: string | null;
    name: string;
    head_img: Generated<string>;
    open_id: Generated<string>;
    regist_source: ChannelSource;
    created_ms: number;
    /** Asked to tell others. */
    new_user_seen_ms: Generated<number | null>;
    /** Of links that the member shares; made when it is first told. */
    share_code: Generated<string | null>;
    /** The share code of the link by which they registered: of somebody who may have left since. */
    regist_share: Generated<string | null>;
    /** Cancelled for good; nothing personal is left then. */
    cancelled_ms: Generated<number | null>;
  };
  member_profiles: {
    member_id: string;
    gender: Generated<Gender>;
    birthday: Generated<string>;
    state_name: Generated<string>;
    city_name: Generated<string>;
    county_name: Generated<string>;
    intro: Generated<string>;
    /** When the birthday was told or changed last; null while it never was. */
    birthday_set_ms: Generated<number | null>;
  };
  mobile_changes: {
    id: string;
    member_id: string;
    from_cipher: string | null;
    to_cipher: string;
    at_ms: number;
  };
  /** Appeals for another number; name and document are empty once the merchant has decided. */
  mobile_appeals: {
    id: string;
    member_id: string;
    state: MobileAppealState;
    mobile_cipher: string;
    name_cipher: string;
    cert_type: CertificateType;
    cert_cipher: string;
    reason: Json<LocalizedText> | null;
    /** What the one who asks reads. */
    locale: Locale;
    /** The login that asked: it stays when the others end. */
    token_hash: string;
    created_ms: number;
    effective_ms: number | null;
    ended_ms: number | null;
  };
  mobile_appeal_pictures: {
    id: string;
    appeal_id: string;
    seq: number;
    /** The picture as base64, encrypted. */
    picture_cipher: string;
  };
}
