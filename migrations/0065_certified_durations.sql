-- What a course's card says while no lesson has minutes was certified as its duration.
update certificates set duration = '' where duration = 'Being written';
