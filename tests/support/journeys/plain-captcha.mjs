import captcha from 'svg-captcha';

// Journeys cannot read captchas, so in their product each has the same text.
const { create } = captcha;
captcha.create = (options) => ({ ...create(options), text: 'ABCDE' });
