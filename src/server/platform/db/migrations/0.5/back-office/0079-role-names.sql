-- The English interface shows it where it is not empty.
alter table role add column role_name_en text not null default '';

update role set role_name_en = named.en
from (values ('普通用户', 'General user'), ('代理商', 'Agent'), ('销售', 'Sales'), ('管理员', 'Manager')) named (zh, en)
where role_name = named.zh;
