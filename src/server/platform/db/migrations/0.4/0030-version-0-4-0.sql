insert into version (version, released_on, title, title_en, content, content_en) values
('0.4.0', '2026-11-22', '更快出结果，钢印逐位核对', 'Rows sooner, stamped VINs checked one by one',
'配件页面更早显示首批数据。
钢印 VIN 中未经证实的字符逐位标出，供与图片核对；带星号的和横放的铭牌也能识别。
连续快速修改数量不再提示冲突；网络中断时页面保留，已输入的内容不丢失。
键盘操作时，搜索、删除、关闭弹窗、切换图页后焦点保持原位。
打印工单带页码，号码、合计与备注不再断开；工单的区域市场价合计按当前日期计算。
可读取 Big5 编码的表格。
访问高峰时多余的请求立即得到提示，已受理的请求保持流畅。',
'The first rows of the parts screen come sooner.
Characters of a stamped VIN that are not proved are marked, to be compared with the picture; plates with stars or on their side are read.
Quick changes of a quantity are no conflict; a page stays when the connection is lost, with what was typed.
The keyboard keeps its place after searching, removing, closing a dialog, and from drawing to drawing.
Printed orders number their sheets and keep numbers, totals and notes whole; regional totals are of today.
Tables in Big5 are read.
When too many come at once, those beyond are told so immediately, and the others stay quick.');
