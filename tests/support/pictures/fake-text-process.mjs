// Answers with its own process id; crashes if the picture's first byte is 1, hangs if it is 2.
process.on('message', ({ data }) => {
  const [order] = data;
  if (order === 1) process.exit(1);
  while (order === 2);
  process.send(process.pid);
});
