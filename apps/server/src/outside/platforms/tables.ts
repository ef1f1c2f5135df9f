/** What logins by a platform's consent page and the platforms' tokens are kept in. */
export interface PlatformTables {
  auth_states: {
    state_hash: string;
    redirect_url: string;
    scope: string;
    expires_ms: number;
    used_ms: number | null;
  };
  login_grants: {
    grant_hash: string;
    app_id: string;
    open_id: string;
    union_id: string;
    is_snapshot: boolean;
    expires_ms: number;
    used_ms: number | null;
  };
  platform_tokens: { key: string; value_cipher: string; expires_ms: number };
}
