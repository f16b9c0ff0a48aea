-- How often the pages of the API documents are read, by day of the shop's time zone.

create table api_document_view (
  viewed_on date not null,
  -- a guide's id, or an interface's code
  page_id text not null,
  views integer not null,
  primary key (viewed_on, page_id)
);
