/** Messages of the codes of accounts, lookups and purchases. */
export const accountCodeMessages = {
  '500501': {
    zh: '今日没有免费的乘用车查询次数了，您还没有乘用车查询套餐',
    en: 'No free passenger lookups are left today, and you have no package for passenger vehicles',
  },
  '500502': {
    zh: '今日乘用车查询次数已用完，明日可继续使用',
    en: 'Today’s passenger lookups are used up; there are new ones tomorrow',
  },
  '500503': { zh: '乘用车套餐的查询次数已用完', en: 'All lookups of your passenger package are used up' },
  '500504': { zh: '乘用车查询套餐已过期', en: 'Your package for passenger vehicles has expired' },
  '500601': {
    zh: '今日没有免费的商用车查询次数了，您还没有商用车查询套餐',
    en: 'No free commercial lookups are left today, and you have no package for commercial vehicles',
  },
  '500602': {
    zh: '今日商用车查询次数已用完，明日可继续使用',
    en: 'Today’s commercial lookups are used up; there are new ones tomorrow',
  },
  '500603': { zh: '商用车套餐的查询次数已用完', en: 'All lookups of your commercial package are used up' },
  '500604': { zh: '商用车查询套餐已过期', en: 'Your package for commercial vehicles has expired' },
  '500701': {
    zh: '子账号不能购买套餐，请联系主账号',
    en: 'A sub account cannot buy packages: please ask your main account',
  },
  '500702': { zh: '该套餐已下架，请选择其他套餐', en: 'This package is no longer for sale: please choose another' },
  '500703': {
    zh: '该套餐每个账号限购一次',
    en: 'An account can buy this package once only, and you have ordered it already',
  },
  '500704': {
    zh: '未支付的订单过多，请先支付或取消',
    en: 'You have too many unpaid orders: please pay or cancel them first',
  },
  '500705': {
    zh: '在线支付暂未开通，请联系客服',
    en: 'Online payment is not available here yet: please contact our staff',
  },
  '500706': {
    zh: '套餐价格已变动，请核对后重新下单',
    en: 'The price of this package has changed: please look at it and order again',
  },
  '500707': { zh: '该订单已支付、已关闭或已超时', en: 'This order has been paid or closed, or its time is over' },
  '500708': { zh: '电商价格服务已试用过', en: 'You have tried the e-commerce prices already' },
  '500709': {
    zh: '微信支付暂无响应，请稍后再试',
    en: 'WeChat Pay does not answer right now: please try again shortly',
  },
  '500710': {
    zh: '该订单无需退款，或已登记退款',
    en: 'This order wants no refund, or its refund is written down already',
  },
  '301021': {
    zh: '企业主账号已停用，子账号暂不能登录，请联系主账号或客服',
    en: 'The main account of your company is disabled, so you cannot log in: ask its owner or our staff',
  },
  '301022': { zh: '手机号没有变化', en: 'This is the present phone number' },
  '600101': { zh: '用户名或密码错误', en: 'Wrong user name or password' },
  '600102': { zh: '原密码错误', en: 'This is not your present password' },
  '600103': { zh: '请先填写该项资料', en: 'Please fill this in first' },
  '600104': { zh: '新密码不能与原密码相同', en: 'The new password must differ from the present one' },
  '600105': { zh: '该手机号已被其他账号使用', en: 'Another account has this phone number' },
  '600203': { zh: '接口密码未设置', en: 'No interface password is set' },
  '600209': { zh: '登录已失效，请重新登录', en: 'Your session has ended: please log in again' },
  '600301': {
    zh: '短信验证码错误或已失效，请核对或重新获取',
    en: 'The SMS code is wrong or no longer good: check it or ask for another',
  },
  '600302': { zh: '该手机号已注册，请直接登录', en: 'This phone number has an account already: please log in' },
  '600303': { zh: '该手机号尚未注册，请先注册', en: 'This phone number has no account yet: please register' },
  '600304': { zh: '短信发送失败，请稍后再试', en: 'The text message could not be sent: try again shortly' },
  '600305': { zh: '本站未开通短信服务，请联系客服', en: 'This site sends no text messages: please contact our staff' },
  '600306': { zh: '该用户名已被使用，请换一个', en: 'This user name is taken: please choose another' },
  '600307': { zh: '该账号已停用，请联系客服', en: 'This account is disabled: please contact our staff' },
  '600308': { zh: '代理商编码不存在，请核对，或留空', en: 'There is no such agency code: check it, or leave it empty' },
  '600701': { zh: '子账号数量已达上限', en: 'You have as many sub accounts as a main account may have' },
  '600702': { zh: '剩余次数不足', en: 'There are not so many lookups left to move' },
  '600703': {
    zh: '该子账号与主账号共享次数，请先改为分配',
    en: 'This sub account shares your lookups: switch it to an allocation first',
  },
  '600704': {
    zh: '您已有一条待处理的申请，请等待主账号答复',
    en: 'You have a request waiting already: your main account has not answered it yet',
  },
  '600705': {
    zh: '该申请已处理或已撤回，请刷新',
    en: 'This request was answered or withdrawn already: reload to see how it stands',
  },
} as const;
