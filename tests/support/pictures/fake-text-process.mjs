// Answers with its own process id; crashes or hangs when the picture's first byte says so.
process.on('message', ({ data }) => {
  const [order] = data;
  if (order === 1) process.exit(1);
  while (order === 2);
  process.send(process.pid);
});
