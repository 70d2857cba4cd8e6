-- Who works for the operator has roles (rules 1). Null beside the role admin: the operator's admin, as whoever the
-- installation itself made an operator.
alter table customers add column operator_roles text[];
alter table customers add constraint customers_operator_roles_check check (
  operator_roles is null
  or (role = 'admin' and cardinality(operator_roles) > 0
    and operator_roles <@ array['support', 'reviewer', 'finance', 'admin'])
);

alter table sessions drop constraint sessions_end_reason_check;
alter table sessions add constraint sessions_end_reason_check check (
  end_reason in (
    'logout', 'password_changed', 'email_changed', 'rights_changed', 'reuse', 'ended_in_list', 'expired'
  )
);
