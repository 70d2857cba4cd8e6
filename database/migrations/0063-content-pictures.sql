-- Pictures that operators placed in the library of texts (docs/decisions/0176). Their files and sizes are those of `pictures`;
-- texts name them by the address of a file, so that which text shows which is read from the texts themselves.
create table content_pictures (
  -- For outside readers, who ask for numbers.
  picture_id bigint generated always as identity unique,
  -- As long as it stands here its files stay.
  picture_key text primary key references pictures,
  -- As its sender called it; what a refusal names it by.
  file_name text not null,
  -- Of the largest file that is handed out.
  size_bytes int not null,
  uploaded_by bigint not null references customers,
  uploaded_at timestamptz not null
);
