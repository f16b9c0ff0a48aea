/** Messages of the codes of accounts, lookups and purchases. */
export const accountCodeMessages = {
  '500501': {
    zh: '今日没有免费的乘用车查询次数了，您还没有乘用车查询套餐',
    en: 'You have no free passenger lookups left today and no passenger package',
  },
  '500502': {
    zh: '今日乘用车查询次数已用完，明日可继续使用',
    en: 'You have used today’s passenger lookups. They renew tomorrow',
  },
  '500503': { zh: '乘用车套餐的查询次数已用完', en: 'You have used all lookups of your passenger package' },
  '500504': { zh: '乘用车查询套餐已过期', en: 'Your passenger package has expired' },
  '500601': {
    zh: '今日没有免费的商用车查询次数了，您还没有商用车查询套餐',
    en: 'You have no free commercial lookups left today and no commercial package',
  },
  '500602': {
    zh: '今日商用车查询次数已用完，明日可继续使用',
    en: 'You have used today’s commercial lookups. They renew tomorrow',
  },
  '500603': { zh: '商用车套餐的查询次数已用完', en: 'You have used all lookups of your commercial package' },
  '500604': { zh: '商用车查询套餐已过期', en: 'Your commercial package has expired' },
  '500701': {
    zh: '子账号不能购买套餐，请联系主账号',
    en: 'Sub accounts cannot buy packages. Please contact your main account',
  },
  '500702': { zh: '该套餐已下架，请选择其他套餐', en: 'This package is no longer for sale. Please choose another one' },
  '500703': {
    zh: '该套餐每个账号限购一次',
    en: 'This package can only be bought once per account',
  },
  '500704': {
    zh: '未支付的订单过多，请先支付或取消',
    en: 'Too many unpaid purchases. Please pay or cancel them first',
  },
  '500705': {
    zh: '在线支付暂未开通，请联系客服',
    en: 'Online payment is not available yet. Please contact Support',
  },
  '500706': {
    zh: '套餐价格已变动，请核对后重新下单',
    en: 'The price of this package has changed. Please check it and buy again',
  },
  '500707': { zh: '该订单已支付、已关闭或已超时', en: 'This purchase has been paid, closed or has expired' },
  '500708': { zh: '电商价格服务已试用过', en: 'You have already tried the e-commerce price service' },
  '500709': {
    zh: '微信支付暂无响应，请稍后再试',
    en: 'WeChat Pay is not responding. Please try again later',
  },
  '500710': {
    zh: '该订单不能退款，或已登记退款',
    en: 'This purchase cannot be refunded, or its refund is already recorded',
  },
  '500711': {
    zh: '退款金额须在 0.01 元与实付金额之间；未开通套餐的付款须全额退还',
    en: 'The refund must be between ¥0.01 and the amount paid; a payment that activated no package is refunded in full',
  },
  '301021': {
    zh: '企业主账号已停用，子账号暂不能登录，请联系主账号或客服',
    en: 'Your company’s main account is disabled, so you cannot log in. Contact the main account or Support',
  },
  '301022': { zh: '手机号没有变化', en: 'This is already your phone number' },
  '600101': { zh: '用户名或密码错误', en: 'Wrong username or password' },
  '600102': { zh: '原密码错误', en: 'Wrong current password' },
  '600103': { zh: '请先填写该项资料', en: 'Please fill this in first' },
  '600104': { zh: '新密码不能与原密码相同', en: 'The new password must differ from the current one' },
  '600105': { zh: '该手机号已被其他账号使用', en: 'This phone number is used by another account' },
  '600203': { zh: '接口密码未设置', en: 'No API password is set' },
  '600209': { zh: '登录已失效，请重新登录', en: 'Your session has expired. Please log in again' },
  '600301': {
    zh: '短信验证码错误或已失效，请核对或重新获取',
    en: 'The SMS code is wrong or has expired. Check it or get a new one',
  },
  '600302': { zh: '该手机号已注册，请直接登录', en: 'This phone number is already registered. Please log in' },
  '600303': { zh: '该手机号尚未注册，请先注册', en: 'This phone number is not registered yet. Please register' },
  '600304': { zh: '短信发送失败，请稍后再试', en: 'The SMS could not be sent. Please try again later' },
  '600305': { zh: '本站未开通短信服务，请联系客服', en: 'SMS is not available on this site. Please contact Support' },
  '600306': { zh: '该用户名已被使用，请换一个', en: 'This username is taken. Please choose another one' },
  '600307': { zh: '该账号已停用，请联系客服', en: 'This account is disabled. Please contact Support' },
  '600308': { zh: '代理商编码不存在，请核对，或留空', en: 'Agency code not found. Check it, or leave it empty' },
  '600701': { zh: '子账号数量已达上限', en: 'You have reached the limit of sub accounts' },
  '600702': { zh: '剩余次数不足', en: 'Not enough lookups left' },
  '600703': {
    zh: '该子账号与主账号共享次数，请先改为分配',
    en: 'This sub account shares your lookups. Switch it to a separate allocation first',
  },
  '600704': {
    zh: '您已有一条待处理的申请，请等待主账号答复',
    en: 'You already have a pending request. Please wait for your main account to reply',
  },
  '600705': {
    zh: '该申请已处理或已撤回，请刷新',
    en: 'This request has already been answered or withdrawn. Please reload',
  },
} as const;
