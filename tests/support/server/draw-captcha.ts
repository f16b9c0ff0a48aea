/** An instant picture of one known text, for tests of what asks for captchas. */
export const drawCaptcha = async () => ({ text: 'abcde', image: 'data:image/png;base64,' });
