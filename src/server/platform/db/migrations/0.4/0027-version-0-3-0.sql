insert into version (version, released_on, title, title_en, content, content_en) values
('0.3.0', '2026-11-22', '更稳、更快、处处可导出', 'Steadier, quicker, and every list can be taken out',
'配件面板的各个列表与车型内搜索结果均可导出；回车直接选中所输入内容的第一条结果。
打开带有其他车型 VIN 的链接时，先确认再打开，不扣次数。
部分钢印 VIN 也能识别；无法读取的文件与没有 VIN 的照片分别提示。
表格上传支持标题行、合并单元格与一行多个号码，第二次起明显更快。
演示账号可用短信登录；操作日志记录资料修改并保留一年；刷新页面不丢失注册内容。
图形验证码按人区分，同一网络下互不影响。
手机上的帮助移至菜单与页尾；登录后的页面更快出现。
后台：订单与退款、支付通知、问卷结果、每日访问量。',
'Every list about a part, and what a search in a vehicle found, can be taken out; Enter takes the first hit of what is typed.
A link with another model''s VIN asks which was meant before it opens, and takes no lookup.
Some stamped VINs are read as well; a file that cannot be read is told apart from a picture without a VIN.
Spreadsheets may have titles, merged cells and lines of numbers, and are read much faster after the first.
Demo accounts can log in by text message; the operation log tells of changed profiles and keeps a year; a registration survives a reload.
A captcha for each person: two behind one network no longer spoil each other''s.
Help on a phone stands in the menu and at the page''s end; signed-in screens appear sooner.
Back office: orders and refunds, payment notices, survey answers, visits by day.');
