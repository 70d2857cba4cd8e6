-- An account's mail address is confirmed at the new one by a code, and the former one can take the change back for a time (rules 11).
alter table account_links drop constraint account_links_kind_check;
alter table account_links add constraint account_links_kind_check check (
  kind in (
    'verify_email', 'reset_password', 'unlock', 'login', 'login_code', 'hand_over', 'newsletter', 'share',
    'second_factor', 'change_email', 'undo_email'
  )
);

alter table sessions drop constraint sessions_end_reason_check;
alter table sessions add constraint sessions_end_reason_check check (
  end_reason in ('logout', 'password_changed', 'email_changed', 'reuse', 'ended_in_list', 'expired')
);

-- Whoever takes an address asks whether it is kept for its former account.
create index account_links_former_address on account_links ((facts ->> 'email')) where kind = 'undo_email';
