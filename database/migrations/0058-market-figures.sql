-- What texts say of the market, "over 300 dealers". Counted by the hour and written when it changes, so that all
-- processes and kept pages say the same. Without a row it is what the specification claims.
create table market_figures (
  is_only boolean primary key default true check (is_only),
  dealers_at_least int not null,
  bidders_at_least int not null
);
create trigger market_figures_public_change after insert or update or delete on market_figures for each row
  execute function note_public_change('figures');
