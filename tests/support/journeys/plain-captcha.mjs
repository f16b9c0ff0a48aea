import captcha from 'svg-captcha';

// A walk cannot read what keeps programs out: in its product every picture is answered by the same letters.
const { create } = captcha;
captcha.create = (options) => ({ ...create(options), text: 'ABCDE' });
