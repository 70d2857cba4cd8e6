-- A program's logout is carried by its address and needs no link (docs/decisions/0185).
alter table account_links drop constraint account_links_kind_check;
alter table account_links add constraint account_links_kind_check check (
  kind in (
    'verify_email', 'reset_password', 'unlock', 'login', 'login_code', 'hand_over', 'newsletter', 'share',
    'second_factor', 'change_email', 'undo_email', 'passkey_add', 'passkey_use', 'outside_ask', 'outside_login',
    'program_login'
  )
);
