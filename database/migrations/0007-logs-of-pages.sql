-- Nothing ever read what pages reported.
drop table access_logs;
drop table user_actions;
