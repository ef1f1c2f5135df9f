import type { ChannelSource, Gender } from '@yunyou/contract';
import type { Generated } from 'kysely';

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
}
