import type { CertificateType } from '@yunyou/contract';

/** The part of the database that is travellers. */
export interface ContactTables {
  contacts: {
    id: string;
    member_id: string;
    name_cipher: string;
    cert_type: CertificateType;
    cert_cipher: string;
    cert_index: string | null;
    mobile_cipher: string;
    is_default: boolean;
    created_ms: number;
  };
}
